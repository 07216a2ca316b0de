### Ett hus med server, men inget nät: vad som går att göra under tiden.

cut-title = Inget nät
cut-about = Det här behöver bordets server. Du fortsätter där du var så snart nätet är tillbaka.
cut-meanwhile = Det här går under tiden
cut-pad = Protokollet
cut-deals = Givar som du har tittat på
