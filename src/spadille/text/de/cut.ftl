### A server, but no network: what can be done meanwhile.

cut-title = Kein Netz
cut-about = Hierfür braucht es den Server des Tisches. Sobald das Netz wieder da ist, geht es weiter, wo du warst.
cut-meanwhile = Was du so lange tun kannst
cut-pad = Der Anschreibblock
cut-deals = Runden, die du dir angesehen hast
