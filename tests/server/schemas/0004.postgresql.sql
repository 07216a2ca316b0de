CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.events (
    table_id character varying(32) NOT NULL,
    seq integer NOT NULL,
    match integer NOT NULL,
    deal integer NOT NULL,
    seat integer,
    player character varying(32),
    kind character varying(16) NOT NULL,
    payload json NOT NULL,
    "time" character varying(24) NOT NULL,
    seal bytea,
    CONSTRAINT ck_events_counts_from_one CHECK ((seq > 0))
);
CREATE TABLE public.leases (
    number integer NOT NULL,
    address character varying(255),
    key character varying(64) NOT NULL,
    beat timestamp with time zone NOT NULL,
    groups bigint NOT NULL,
    ended boolean NOT NULL
);
CREATE SEQUENCE public.leases_number_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.leases_number_seq OWNED BY public.leases.number;
CREATE TABLE public.players (
    id character varying(32) NOT NULL,
    token_hash bytea NOT NULL,
    name character varying(64) NOT NULL,
    came character varying(24) NOT NULL
);
CREATE TABLE public.recoveries (
    code_hash bytea NOT NULL,
    player character varying(32) NOT NULL,
    made character varying(24) NOT NULL
);
CREATE TABLE public.results (
    table_id character varying(32) NOT NULL,
    match integer NOT NULL,
    seat integer NOT NULL,
    player character varying(32),
    name character varying(64) NOT NULL,
    game character varying(32) NOT NULL,
    rules character varying(32) NOT NULL,
    deals integer NOT NULL,
    chips integer NOT NULL,
    place integer NOT NULL,
    ended character varying(24) NOT NULL
);
CREATE TABLE public.seats (
    table_id character varying(32) NOT NULL,
    seat integer NOT NULL,
    since integer NOT NULL,
    player character varying(32),
    bot character varying(32),
    name character varying(64) NOT NULL,
    CONSTRAINT ck_seats_person_or_bot CHECK (((player IS NULL) <> (bot IS NULL)))
);
CREATE TABLE public.tables (
    id character varying(32) NOT NULL,
    game character varying(32) NOT NULL,
    rules character varying(32) NOT NULL,
    opened character varying(24) NOT NULL,
    lease integer,
    head bytea
);
CREATE TABLE public.tokens (
    token_hash bytea NOT NULL,
    player character varying(32) NOT NULL,
    came character varying(24) NOT NULL
);
ALTER TABLE ONLY public.leases ALTER COLUMN number SET DEFAULT nextval('public.leases_number_seq'::regclass);
INSERT INTO public.alembic_version VALUES ('0004');
INSERT INTO public.events VALUES ('hjmj7vrn4y3rw2mt', 1, 1, 0, 0, '9htdue5qgxs2tvuk', 'opened', '{"game":"six-bid","rules":"standard","options":{},"match":{"start":200,"bankrupt":"debt","end":{"deals":3}},"line_up":[{"name":"Ann","player":"9htdue5qgxs2tvuk","bot":null},null,{"name":"Bertha","player":null,"bot":"club"}],"bot":"club","public":false,"waits":{"nudge":30,"absent":30,"idle":180},"hints":false}', '2026-11-20T16:33:03.092Z', '\xf4be07f687a4d1db676df0031c3b2472e965e3265dad55eeee8db6f5376bce5e');
INSERT INTO public.events VALUES ('hjmj7vrn4y3rw2mt', 2, 1, 0, 1, '29gmr5z34zc4gr8y', 'sat', '{"name":"Bo"}', '2026-11-20T16:33:03.113Z', '\x3d397ecf69bba1e67a87c063a5e0149f477a7a549b8d0474ee6cdbf640021946');
INSERT INTO public.events VALUES ('hjmj7vrn4y3rw2mt', 3, 1, 1, NULL, NULL, 'dealt', '{"dealer":1,"key":"5e59f0799b59a85e2a2618d86a202285daec4dd75267281fb534f8ed43c81f3e"}', '2026-11-20T16:33:03.115Z', '\xaeb32750eb758eef99f7a6243fd1ff68216d5aeb0885af879f8b0afeeb4b5bfd');
INSERT INTO public.events VALUES ('hjmj7vrn4y3rw2mt', 4, 1, 1, 2, NULL, 'acted', '{"action":"2 bid heart-solo"}', '2026-11-20T16:33:03.118Z', '\xe14a832debad37896e377ac72af8109f416b7aa8ca2e818564227ad0b182907c');
INSERT INTO public.events VALUES ('hjmj7vrn4y3rw2mt', 5, 1, 1, 0, '9htdue5qgxs2tvuk', 'acted', '{"action":"0 bid call","id":"m9"}', '2026-11-20T16:33:03.126Z', '\x83baaa5c2e9463772cdda12aadac70cc0c2cb755b2cdf0d8ee092c6b83344bde');
INSERT INTO public.events VALUES ('hjmj7vrn4y3rw2mt', 6, 1, 1, 1, '29gmr5z34zc4gr8y', 'acted', '{"action":"1 pass","id":"m10"}', '2026-11-20T16:33:03.128Z', '\xf5c010c5961eb5a724d27404d1b4ec0d3373935ff694f2d62747c7841cb0507b');
INSERT INTO public.events VALUES ('hjmj7vrn4y3rw2mt', 7, 1, 1, 2, NULL, 'acted', '{"action":"2 pass"}', '2026-11-20T16:33:03.129Z', '\x03bb392f2107e1e000387c514d3a5b9fe37b278ad975d1bc24f089fc21f7c640');
INSERT INTO public.events VALUES ('hjmj7vrn4y3rw2mt', 8, 1, 1, 0, '9htdue5qgxs2tvuk', 'acted', '{"action":"0 trump D","id":"m11"}', '2026-11-20T16:33:03.131Z', '\x8759dbccc05d2432eac0061453b2abab8520e7cc94bc464bc10ea8be23c9e4da');
INSERT INTO public.events VALUES ('hjmj7vrn4y3rw2mt', 9, 1, 1, 0, '9htdue5qgxs2tvuk', 'acted', '{"action":"0 call none","id":"m12"}', '2026-11-20T16:33:03.132Z', '\x85b91eb681fec677569030dbc66c460612a15165b4307e91c46de55ccfb14b42');
INSERT INTO public.events VALUES ('hjmj7vrn4y3rw2mt', 10, 1, 1, 2, NULL, 'acted', '{"action":"2 play QH"}', '2026-11-20T16:33:03.134Z', '\x0c03bb6d56594b1c33b1afcc27af0411087faea49bff108cd45d57961f6eda33');
INSERT INTO public.events VALUES ('hjmj7vrn4y3rw2mt', 11, 1, 1, 0, '9htdue5qgxs2tvuk', 'acted', '{"action":"0 play JH","id":"m13"}', '2026-11-20T16:33:03.135Z', '\xd9c4135acad592eab40886c7f6a87b063276fe5ef0a2756f060a18f6766802f8');
INSERT INTO public.events VALUES ('hjmj7vrn4y3rw2mt', 12, 1, 1, 1, '29gmr5z34zc4gr8y', 'acted', '{"action":"1 play 8H","id":"m14"}', '2026-11-20T16:33:03.137Z', '\xe7e4d27a02bbb5e7d45520d15eeaa415d3c03a89d12599325a89236cea0a0541');
INSERT INTO public.events VALUES ('hjmj7vrn4y3rw2mt', 13, 1, 1, 0, '9htdue5qgxs2tvuk', 'ready', '{"id":"m15"}', '2026-11-20T16:33:03.140Z', '\x924546fd3b3b25b9c4685c0d4991f5d96682aebeb354884584e60cdd6f22f098');
INSERT INTO public.events VALUES ('hjmj7vrn4y3rw2mt', 14, 1, 1, 1, '29gmr5z34zc4gr8y', 'ready', '{"id":"m16"}', '2026-11-20T16:33:03.141Z', '\x093b5e59813b43bb44a4315e6cc24a9e60a17af8a28afc5e98714da265295d01');
INSERT INTO public.events VALUES ('hjmj7vrn4y3rw2mt', 15, 1, 2, NULL, NULL, 'dealt', '{"dealer":2,"key":"0ab43337cf19e55eb3d727535f1c5255065b2aded3cd136ba6021499491093cf"}', '2026-11-20T16:33:03.143Z', '\xbd3aef0d1276d6e19c0867c9d35eece1a9031c10a298cb81c54e9d96a42a2711');
INSERT INTO public.events VALUES ('nu4zp76nfa2tpk38', 1, 1, 0, 0, '9htdue5qgxs2tvuk', 'opened', '{"game":"german-solo","rules":"standard","options":{},"match":{"start":200,"bankrupt":"debt","end":{"deals":3}},"line_up":[{"name":"Ann","player":"9htdue5qgxs2tvuk","bot":null},{"name":"Bertha","player":null,"bot":"club"},{"name":"Ottilie","player":null,"bot":"club"},{"name":"Jakob","player":null,"bot":"club"}],"bot":"club","public":false,"waits":{"nudge":30,"absent":30,"idle":180},"hints":true}', '2026-11-20T16:33:03.146Z', '\xbdaed235508eba4cda6c210fd9e9de981bbd1d182354c36cd787986e3bb61754');
INSERT INTO public.events VALUES ('nu4zp76nfa2tpk38', 2, 1, 1, NULL, NULL, 'dealt', '{"dealer":0,"key":"9cd1dd50a1a816a0467dfb14d0c659feec5b187fe2ef622b64aa7c4c430abcd9"}', '2026-11-20T16:33:03.149Z', '\xfac3b3bcd53fe534bf9e441ed9144b428568b24f2299be3b889c98cca07cbc86');
INSERT INTO public.events VALUES ('nu4zp76nfa2tpk38', 3, 1, 1, 1, NULL, 'acted', '{"action":"1 bid question"}', '2026-11-20T16:33:03.151Z', '\x2fd7a4f3c1042dcef2826588941908ded44e6ff05d76ccf8b21b55475ceb3b78');
INSERT INTO public.events VALUES ('nu4zp76nfa2tpk38', 4, 1, 1, 2, NULL, 'acted', '{"action":"2 bid solo-tout-is-it"}', '2026-11-20T16:33:03.158Z', '\x2c0dad4c184200b0d5e8f0cfc5daef0218f4a3fd0a913bd909b17c2cd0ebb35c');
INSERT INTO public.events VALUES ('nu4zp76nfa2tpk38', 5, 1, 1, 1, NULL, 'acted', '{"action":"1 pass"}', '2026-11-20T16:33:03.163Z', '\x8afbab6b3b9df103f1bc9e575437e8d5a943681f872be80f21801063dc2864e1');
INSERT INTO public.events VALUES ('nu4zp76nfa2tpk38', 6, 1, 1, 3, NULL, 'acted', '{"action":"3 pass"}', '2026-11-20T16:33:03.164Z', '\x859970db71b09b1fe843a3f68cef3d499b6d1ef87cf16091857d4bb955c822be');
INSERT INTO public.players VALUES ('9htdue5qgxs2tvuk', '\x4b8592a8a604b64cd5eacef68610b54c9830612b6cda993583a14d9d2e7da215', 'Ann', '2026-11-20T16:33:03.092Z');
INSERT INTO public.players VALUES ('29gmr5z34zc4gr8y', '\x38bc7514627c8d54b7d76725e71bd25e177487d02c3c0d5d6b448230105a8043', 'Bo', '2026-11-20T16:33:03.113Z');
INSERT INTO public.seats VALUES ('hjmj7vrn4y3rw2mt', 0, 1, '9htdue5qgxs2tvuk', NULL, 'Ann');
INSERT INTO public.seats VALUES ('hjmj7vrn4y3rw2mt', 2, 1, NULL, 'club', 'Bertha');
INSERT INTO public.seats VALUES ('hjmj7vrn4y3rw2mt', 1, 2, '29gmr5z34zc4gr8y', NULL, 'Bo');
INSERT INTO public.seats VALUES ('nu4zp76nfa2tpk38', 0, 1, '9htdue5qgxs2tvuk', NULL, 'Ann');
INSERT INTO public.seats VALUES ('nu4zp76nfa2tpk38', 1, 1, NULL, 'club', 'Bertha');
INSERT INTO public.seats VALUES ('nu4zp76nfa2tpk38', 2, 1, NULL, 'club', 'Ottilie');
INSERT INTO public.seats VALUES ('nu4zp76nfa2tpk38', 3, 1, NULL, 'club', 'Jakob');
INSERT INTO public.tables VALUES ('hjmj7vrn4y3rw2mt', 'six-bid', 'standard', '2026-11-20T16:33:03.092Z', 1, '\xbd3aef0d1276d6e19c0867c9d35eece1a9031c10a298cb81c54e9d96a42a2711');
INSERT INTO public.tables VALUES ('nu4zp76nfa2tpk38', 'german-solo', 'standard', '2026-11-20T16:33:03.146Z', 1, '\x859970db71b09b1fe843a3f68cef3d499b6d1ef87cf16091857d4bb955c822be');
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.events
    ADD CONSTRAINT pk_events PRIMARY KEY (table_id, seq);
ALTER TABLE ONLY public.leases
    ADD CONSTRAINT pk_leases PRIMARY KEY (number);
ALTER TABLE ONLY public.players
    ADD CONSTRAINT pk_players PRIMARY KEY (id);
ALTER TABLE ONLY public.recoveries
    ADD CONSTRAINT pk_recoveries PRIMARY KEY (code_hash);
ALTER TABLE ONLY public.results
    ADD CONSTRAINT pk_results PRIMARY KEY (table_id, match, seat);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT pk_seats PRIMARY KEY (table_id, seat, since);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT pk_tables PRIMARY KEY (id);
ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT pk_tokens PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.players
    ADD CONSTRAINT uq_players_token_hash UNIQUE (token_hash);
CREATE INDEX ix_recoveries_player ON public.recoveries USING btree (player, made);
CREATE INDEX ix_results_player ON public.results USING btree (player, ended);
CREATE INDEX ix_seats_player ON public.seats USING btree (player);
ALTER TABLE ONLY public.events
    ADD CONSTRAINT fk_events_player FOREIGN KEY (player) REFERENCES public.players(id);
ALTER TABLE ONLY public.events
    ADD CONSTRAINT fk_events_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.recoveries
    ADD CONSTRAINT fk_recoveries_player FOREIGN KEY (player) REFERENCES public.players(id);
ALTER TABLE ONLY public.results
    ADD CONSTRAINT fk_results_player FOREIGN KEY (player) REFERENCES public.players(id);
ALTER TABLE ONLY public.results
    ADD CONSTRAINT fk_results_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT fk_seats_player FOREIGN KEY (player) REFERENCES public.players(id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT fk_seats_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT fk_tokens_player FOREIGN KEY (player) REFERENCES public.players(id);
