/// A way of asking, whatever the answer.
struct Manner {
    var whenTaken = WhenTaken.queue
    var key: String?
    var expiry: Modal.Expiry?
}
