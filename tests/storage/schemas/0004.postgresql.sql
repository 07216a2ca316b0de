CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.devices (
    id character varying(32) NOT NULL,
    token_hash bytea NOT NULL,
    player character varying(32) NOT NULL,
    name character varying(40) NOT NULL,
    came character varying(10) NOT NULL,
    seen character varying(10) NOT NULL
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
    CONSTRAINT ck_events_counts_from_one CHECK ((seq > 0))
);
CREATE TABLE public.guests (
    table_id character varying(32) NOT NULL,
    seq integer NOT NULL,
    guest character varying(32) NOT NULL,
    player character varying(32) NOT NULL,
    name character varying(64) NOT NULL
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
    lease integer
);
ALTER TABLE ONLY public.leases ALTER COLUMN number SET DEFAULT nextval('public.leases_number_seq'::regclass);
INSERT INTO public.alembic_version VALUES ('0004');
INSERT INTO public.devices VALUES ('2fzcduz9r65k2pds', '\x38bc7514627c8d54b7d76725e71bd25e177487d02c3c0d5d6b448230105a8043', 'gk5answa9q64r6bt', '', '2026-11-20', '2026-11-20');
INSERT INTO public.devices VALUES ('4ckj9qfp4ax7dqng', '\x4b8592a8a604b64cd5eacef68610b54c9830612b6cda993583a14d9d2e7da215', '44tr43fdrgp7tmpx', '', '2026-11-20', '2026-11-20');
INSERT INTO public.events VALUES ('hjmj7vrn4y3rw2mt', 3, 1, 1, NULL, NULL, 'dealt', '{"dealer": 1, "key": "5e59f0799b59a85e2a2618d86a202285daec4dd75267281fb534f8ed43c81f3e"}', '2026-11-20T16:33:03.115Z');
INSERT INTO public.events VALUES ('hjmj7vrn4y3rw2mt', 4, 1, 1, 2, NULL, 'acted', '{"action": "2 bid heart-solo"}', '2026-11-20T16:33:03.118Z');
INSERT INTO public.events VALUES ('hjmj7vrn4y3rw2mt', 7, 1, 1, 2, NULL, 'acted', '{"action": "2 pass"}', '2026-11-20T16:33:03.129Z');
INSERT INTO public.events VALUES ('hjmj7vrn4y3rw2mt', 10, 1, 1, 2, NULL, 'acted', '{"action": "2 play QH"}', '2026-11-20T16:33:03.134Z');
INSERT INTO public.events VALUES ('hjmj7vrn4y3rw2mt', 15, 1, 2, NULL, NULL, 'dealt', '{"dealer": 2, "key": "0ab43337cf19e55eb3d727535f1c5255065b2aded3cd136ba6021499491093cf"}', '2026-11-20T16:33:03.143Z');
INSERT INTO public.events VALUES ('nu4zp76nfa2tpk38', 2, 1, 1, NULL, NULL, 'dealt', '{"dealer": 0, "key": "9cd1dd50a1a816a0467dfb14d0c659feec5b187fe2ef622b64aa7c4c430abcd9"}', '2026-11-20T16:33:03.149Z');
INSERT INTO public.events VALUES ('nu4zp76nfa2tpk38', 3, 1, 1, 1, NULL, 'acted', '{"action": "1 bid question"}', '2026-11-20T16:33:03.151Z');
INSERT INTO public.events VALUES ('nu4zp76nfa2tpk38', 4, 1, 1, 2, NULL, 'acted', '{"action": "2 bid solo-tout-is-it"}', '2026-11-20T16:33:03.158Z');
INSERT INTO public.events VALUES ('nu4zp76nfa2tpk38', 5, 1, 1, 1, NULL, 'acted', '{"action": "1 pass"}', '2026-11-20T16:33:03.163Z');
INSERT INTO public.events VALUES ('nu4zp76nfa2tpk38', 6, 1, 1, 3, NULL, 'acted', '{"action": "3 pass"}', '2026-11-20T16:33:03.164Z');
INSERT INTO public.events VALUES ('hjmj7vrn4y3rw2mt', 6, 1, 1, 1, 'guest-2f56d76527f64d39dfaa', 'acted', '{"action": "1 pass", "id": "m10"}', '2026-11-20T16:33:03.128Z');
INSERT INTO public.events VALUES ('hjmj7vrn4y3rw2mt', 12, 1, 1, 1, 'guest-2f56d76527f64d39dfaa', 'acted', '{"action": "1 play 8H", "id": "m14"}', '2026-11-20T16:33:03.137Z');
INSERT INTO public.events VALUES ('hjmj7vrn4y3rw2mt', 14, 1, 1, 1, 'guest-2f56d76527f64d39dfaa', 'ready', '{"id": "m16"}', '2026-11-20T16:33:03.141Z');
INSERT INTO public.events VALUES ('hjmj7vrn4y3rw2mt', 2, 1, 0, 1, 'guest-2f56d76527f64d39dfaa', 'sat', '{"name": ""}', '2026-11-20T16:33:03.113Z');
INSERT INTO public.events VALUES ('hjmj7vrn4y3rw2mt', 5, 1, 1, 0, 'guest-b4d5a3d15b4093578e8a', 'acted', '{"action": "0 bid call", "id": "m9"}', '2026-11-20T16:33:03.126Z');
INSERT INTO public.events VALUES ('hjmj7vrn4y3rw2mt', 8, 1, 1, 0, 'guest-b4d5a3d15b4093578e8a', 'acted', '{"action": "0 trump D", "id": "m11"}', '2026-11-20T16:33:03.131Z');
INSERT INTO public.events VALUES ('hjmj7vrn4y3rw2mt', 9, 1, 1, 0, 'guest-b4d5a3d15b4093578e8a', 'acted', '{"action": "0 call none", "id": "m12"}', '2026-11-20T16:33:03.132Z');
INSERT INTO public.events VALUES ('hjmj7vrn4y3rw2mt', 11, 1, 1, 0, 'guest-b4d5a3d15b4093578e8a', 'acted', '{"action": "0 play JH", "id": "m13"}', '2026-11-20T16:33:03.135Z');
INSERT INTO public.events VALUES ('hjmj7vrn4y3rw2mt', 13, 1, 1, 0, 'guest-b4d5a3d15b4093578e8a', 'ready', '{"id": "m15"}', '2026-11-20T16:33:03.140Z');
INSERT INTO public.events VALUES ('hjmj7vrn4y3rw2mt', 1, 1, 0, 0, 'guest-b4d5a3d15b4093578e8a', 'opened', '{"game": "six-bid", "rules": "standard", "options": {}, "match": {"start": 200, "bankrupt": "debt", "end": {"deals": 3}}, "line_up": [{"name": "", "player": "guest-b4d5a3d15b4093578e8a", "bot": null}, null, {"name": "Bertha", "player": null, "bot": "club"}], "bot": "club", "public": false, "waits": {"nudge": 30, "absent": 30, "idle": 180}, "hints": false}', '2026-11-20T16:33:03.092Z');
INSERT INTO public.events VALUES ('nu4zp76nfa2tpk38', 1, 1, 0, 0, 'guest-b08637709b4da338ac65', 'opened', '{"game": "german-solo", "rules": "standard", "options": {}, "match": {"start": 200, "bankrupt": "debt", "end": {"deals": 3}}, "line_up": [{"name": "", "player": "guest-b08637709b4da338ac65", "bot": null}, {"name": "Bertha", "player": null, "bot": "club"}, {"name": "Ottilie", "player": null, "bot": "club"}, {"name": "Jakob", "player": null, "bot": "club"}], "bot": "club", "public": false, "waits": {"nudge": 30, "absent": 30, "idle": 180}, "hints": true}', '2026-11-20T16:33:03.146Z');
INSERT INTO public.guests VALUES ('hjmj7vrn4y3rw2mt', 1, 'guest-b4d5a3d15b4093578e8a', '44tr43fdrgp7tmpx', 'Ann');
INSERT INTO public.guests VALUES ('hjmj7vrn4y3rw2mt', 2, 'guest-2f56d76527f64d39dfaa', 'gk5answa9q64r6bt', 'Bo');
INSERT INTO public.guests VALUES ('nu4zp76nfa2tpk38', 1, 'guest-b08637709b4da338ac65', '44tr43fdrgp7tmpx', 'Ann');
INSERT INTO public.players VALUES ('44tr43fdrgp7tmpx', 'Ann', '2026-11-20T16:33:03.092Z');
INSERT INTO public.players VALUES ('gk5answa9q64r6bt', 'Bo', '2026-11-20T16:33:03.113Z');
INSERT INTO public.seats VALUES ('hjmj7vrn4y3rw2mt', 0, 1, '44tr43fdrgp7tmpx', NULL, 'Ann');
INSERT INTO public.seats VALUES ('hjmj7vrn4y3rw2mt', 2, 1, NULL, 'club', 'Bertha');
INSERT INTO public.seats VALUES ('hjmj7vrn4y3rw2mt', 1, 2, 'gk5answa9q64r6bt', NULL, 'Bo');
INSERT INTO public.seats VALUES ('nu4zp76nfa2tpk38', 0, 1, '44tr43fdrgp7tmpx', NULL, 'Ann');
INSERT INTO public.seats VALUES ('nu4zp76nfa2tpk38', 1, 1, NULL, 'club', 'Bertha');
INSERT INTO public.seats VALUES ('nu4zp76nfa2tpk38', 2, 1, NULL, 'club', 'Ottilie');
INSERT INTO public.seats VALUES ('nu4zp76nfa2tpk38', 3, 1, NULL, 'club', 'Jakob');
INSERT INTO public.tables VALUES ('hjmj7vrn4y3rw2mt', 'six-bid', 'standard', '2026-11-20T16:33:03.092Z', 1);
INSERT INTO public.tables VALUES ('nu4zp76nfa2tpk38', 'german-solo', 'standard', '2026-11-20T16:33:03.146Z', 1);
SELECT pg_catalog.setval('public.leases_number_seq', 2, true);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.devices
    ADD CONSTRAINT pk_devices PRIMARY KEY (id);
ALTER TABLE ONLY public.events
    ADD CONSTRAINT pk_events PRIMARY KEY (table_id, seq);
ALTER TABLE ONLY public.guests
    ADD CONSTRAINT pk_guests PRIMARY KEY (table_id, seq, guest);
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
ALTER TABLE ONLY public.devices
    ADD CONSTRAINT uq_devices_token_hash UNIQUE (token_hash);
CREATE INDEX ix_devices_player ON public.devices USING btree (player);
CREATE INDEX ix_guests_player ON public.guests USING btree (player);
CREATE INDEX ix_recoveries_player ON public.recoveries USING btree (player, made);
CREATE INDEX ix_results_player ON public.results USING btree (player, ended);
CREATE INDEX ix_seats_player ON public.seats USING btree (player);
ALTER TABLE ONLY public.devices
    ADD CONSTRAINT fk_devices_player FOREIGN KEY (player) REFERENCES public.players(id);
ALTER TABLE ONLY public.events
    ADD CONSTRAINT fk_events_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.guests
    ADD CONSTRAINT fk_guests_player FOREIGN KEY (player) REFERENCES public.players(id);
ALTER TABLE ONLY public.guests
    ADD CONSTRAINT fk_guests_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id);
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
