## Push notifications: a device is told when it is its player's turn

push-turn = Your turn
push-with = { $game } with { $names }
push = Your turn
push-about = At a table by turns, this device tells you when it is your turn: once a turn, and never a card.
push-on = Tell this device
push-off = This device is told nothing.
push-is-on = This device is told when it is your turn.
push-denied = The browser does not let this page send you notifications. Its settings for this page can change that.
push-home = On an iPhone or iPad add the page to the home screen first (Share, then Add to Home Screen), open it from there and turn this on.
push-cannot = This browser cannot be told anything while the page is closed.
push-trouble = That did not work. Try again in a moment.
refusal-bad-endpoint = There is no way to where your browser wants to be told.
