### A server, but no network: what can be done meanwhile.

cut-title = No network
cut-about = This needs the table’s server. You continue where you were as soon as the network is back.
cut-meanwhile = What you can do meanwhile
cut-pad = The score pad
cut-deals = Deals you have looked at
