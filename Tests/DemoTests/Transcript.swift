/// The demo's questions for the answers of the example, and the answers.
let transcript = """
    Your cart
    Apples: $4.00
      1) Remove Apples
    Bread: $3.50
      2) Remove Bread
    Coffee: $12.00
      3) Remove Coffee
      4) Quantity of Coffee: 1
    Total: $19.50
      5) Continue
    > 4

    Quantity of Coffee
      a number from 1 to 3
      an empty line keeps 1
    > 2
    Coffee: $24.00
      4) Quantity of Coffee: 2
    Total: $31.50
    > 2

    Remove Bread?
      1) Remove
      2) Keep (default)
    > 1

    Your cart
      2) Remove Coffee
      3) Quantity of Coffee: 2
    Total: $28.00
      4) Continue
    > 4

    Ship to
      1) Name: (empty)
      2) Street: (empty)
      3) Continue
      0) Back
    > 1

    Name
      for example: Ada Lovelace
    > Ada Lovelace
      1) Name: Ada Lovelace
    > 2

    Street
      for example: 12 St James's Square
    > 12 St James's Square
      2) Street: 12 St James's Square
    > 3

    Coupon
      1) Code: (empty)
    It is checked while you type.
      2) Apply, not available now
      3) Continue without a coupon
      0) Close
    > 1

    Code
      for example: SAVE10
    > SAVE
      1) Code: SAVE (“SAVE” is not one of our coupons. Try SAVE10.)
    > 1

    Code
      for example: SAVE10
    > SAVE10
      1) Code: SAVE10
    10 % off
      2) Apply
    > 2

    How would you like to pay?
      1) Card
      2) Apple Pay
      3) Cancel
    > 2

    Apple Pay
      1) Pay $25.20
      0) Close
    > 1

    Placing the order
      30 %, reserving 3 items
      60 %, paying $25.20 by Apple Pay

    Error: The order was not placed
    The bank does not answer. Nothing was charged.
      1) Retry
      2) Cancel
    > 1

    Placing the order
      30 %, reserving 3 items
      60 %, paying $25.20 by Apple Pay
      90 %, packing
    Placing the order: done

    Thank you, Ada Lovelace
    Apples: $4.00
    Coffee: 2 × $12.00
    Coupon SAVE10: -10 %
    $25.20, paid by Apple Pay. It goes to 12 St James's Square.
      1) Done
    > 1

    """
