### What search engines read, and what is shown where a link is sent.

head-title = Spadille: solo card games
head-title-about = The games and where they come from: Spadille
head-title-table = A seat at the card table: Spadille
head-description = Play Six-Bid Solo, Progressive Solo, German Solo and related games in the browser, against good bots or with friends. Free, without an account.
head-description-about = Solo games in a few words: what you promise, who plays against you, where the games come from, and whose rules are followed here.
head-description-table = You are invited to a game of solo. Open the link, enter your name and sit down.
head-picture = Eleven cards, fanned as they are held
head-noscript = The table is drawn by your browser and needs JavaScript. Switch it on and load this page again.
# the preview of an invitation to a table: two large lines, and what stands around them
head-invitation-who = { $name } invites you
head-invitation-game = to { $game }
head-invitation-deals = { $players } players, { $deals ->
    [one] one deal
   *[other] { $deals } deals
}. No sign-up.
head-invitation-about = { $players } players. No sign-up.
head-invitation-free = { $seats ->
    [one] One seat is free
   *[other] { $seats } seats are free
}
