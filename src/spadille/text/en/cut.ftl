### A house with a server, and no network: what can be done meanwhile.

cut-title = No network
cut-about = This needs the table’s server. You go on where you were as soon as the network is back.
cut-meanwhile = What works meanwhile
cut-pad = The score pad
cut-deals = Deals you have looked at
