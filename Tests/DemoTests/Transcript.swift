/// What the demo prints for the answers of the example, and the answers.
let transcript = """
    Your cart
    Apples: $4.00
      1) Remove Apples
    Bread: $3.50
      2) Remove Bread
    Coffee: $12.00
      3) Remove Coffee
    Total: $19.50
      4) Continue
    > 2

    Remove Bread?
      1) Remove
      2) Keep
    > 1

    Your cart
    Apples: $4.00
      1) Remove Apples
    Coffee: $12.00
      2) Remove Coffee
    Total: $16.00
      3) Continue
    > 3

    Ship to
      1) Name: (empty)
      2) Street: (empty)
      3) Continue (not available yet)
      0) Back
    > 1

    Name
      such as Ada Lovelace
    > Ada Lovelace

    Ship to
      1) Name: Ada Lovelace
      2) Street: (empty)
      3) Continue (not available yet)
      0) Back
    > 2

    Street
      such as 12 St James's Square
    > 12 St James's Square

    Ship to
      1) Name: Ada Lovelace
      2) Street: 12 St James's Square
      3) Continue
      0) Back
    > 3

    Coupon
    Leave it empty if you have none.
      such as SAVE10
      /cancel to cancel
    > FREE
    “FREE” is not one of our coupons. Try SAVE10.
    > SAVE10

    How would you like to pay?
      1) card
      2) invoice
      3) cash
      4) Cancel
    > 2

    Placing the order
      30 %, reserving 2 items
      60 %, paying $14.40 by invoice

    Error: The order was not placed
    The bank does not answer. Nothing was charged.
      1) Retry
      2) Cancel
    > 1

    Placing the order
      30 %, reserving 2 items
      60 %, paying $14.40 by invoice
      90 %, packing

    Thank you, Ada Lovelace
    Apples: $4.00
    Coffee: $12.00
    Coupon SAVE10: -10 %
    $14.40, paid by invoice. It goes to 12 St James's Square.
      1) Done
    > 1

    Order 1 is on its way.

    """

let usage = """
    Usage: aside-demo [--help | --version]

    Places an order in a small shop. Reads one answer a line from standard input.

    """
