### Friends at a table on one player's device: inviting, finding each other, and what becomes of the table.

friends-title = A friend’s table

## The device that opened the table

friends-invite = Invite friends
friends-relay-about = To find each other, your devices ask a public meeting point on the internet. It sees when they ask and from which network address. Cards and words do not go through it.
friends-link-about = Send the link, or let your friend’s camera read the picture.
friends-qr = The invitation as a picture for a camera
friends-code-about = Or say these four letters; you are asked before anyone comes in:
friends-relay-lost = The meeting point cannot be reached. Those at the table play on; new friends can still join by a picture.
friends-close = Send all friends away
friends-count = { $count ->
    [one] One friend’s device is connected.
   *[other] { $count } friends’ devices are connected.
}
friends-host-knows = Your device deals and knows all the cards, as a server would. After each deal everyone can verify that the cards were not chosen. Your friends’ devices learn your network address, and yours learns theirs.
friends-host-stays = Leave this page open: if it is closed, your friends wait until you open it again.
friends-ask-host = { $name } can invite more friends.
friends-knock-title = A friend asks to come in
friends-knock = Let { $name } in?
friends-admit = Let in
friends-decline = Do not let in

## Without the internet

friends-picture = No network? Show each other a picture
friends-picture-about = Both devices must be in the same Wi-Fi or hotspot, with or without the internet. Nothing else is asked.
friends-picture-show = Show a picture
friends-picture-first = First your friend’s camera reads this picture, or you send the link.
friends-picture-second = Your friend’s device then shows a picture too. Read it here.
friends-picture-paste = Or paste what it shows
friends-picture-connect = Connect
friends-picture-unread = That is not an invitation. Copy the whole text and try again.
friends-picture-again = Show each other a picture again
friends-connecting = Connecting …
friends-connected = Connected. You can show the next friend another picture.
friends-not-connected = The two devices could not connect. Are they in the same network? Show a new picture and try again.
friends-camera = Read it with the camera
friends-camera-about = Your browser asks whether it may use the camera. The picture stays on this device.
friends-camera-stop = Stop the camera
friends-camera-refused = The camera cannot be used. Send the text instead.

## The guest's device

friends-code-title = Four letters
friends-code = The letters that your friend says
friends-code-go = Ask to come in
friends-code-wrong = A table’s code has four letters. Look again at what your friend said.
friends-guest-relay = The letters are looked up at a public meeting point on the internet, which sees your network address.
friends-guest-knows = Your friend’s device deals and knows all the cards. It learns your network address, and you learn its address.
friends-looking = Looking for your friend’s device.
friends-asking = Your friend is asked whether to let you in.
friends-nobody = Your friend’s device does not answer. Is the table open there, and is the invitation a new one?
friends-declined = You are not let in.
friends-own = This table is on your own device. Find it on the home page.
friends-picture-guest = Read the picture that your friend’s device shows.
friends-paste = Or paste the link
friends-answer-about = Now let your friend’s device read this picture, or send the text back.
friends-answer-qr = Your answer as a picture for a camera
friends-answer-waiting = The table opens as soon as your friend’s device has read it.
friends-away-title = The host’s device
friends-away = Waiting for { $name }’s device.
friends-gone = It may not come back.
friends-gone-kept = It may not come back. The finished deals are kept here.
friends-records = Save the finished deals
