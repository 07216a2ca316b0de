BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE events (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	"match" INTEGER NOT NULL, 
	deal INTEGER NOT NULL, 
	seat INTEGER, 
	player VARCHAR(32), 
	kind VARCHAR(16) NOT NULL, 
	payload JSON NOT NULL, 
	time VARCHAR(24) NOT NULL, 
	CONSTRAINT pk_events PRIMARY KEY (table_id, seq), 
	CONSTRAINT fk_events_table_id FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT fk_events_player FOREIGN KEY(player) REFERENCES players (id), 
	CONSTRAINT ck_events_counts_from_one CHECK (seq > 0)
)
 WITHOUT ROWID
;
INSERT INTO "events" VALUES('5ts48hfvmaeqgs87',1,1,0,0,'a7m84sfxfnynk5xp','opened','{"game": "german-solo", "rules": "standard", "options": {}, "match": {"start": 200, "bankrupt": "debt", "end": {"deals": 3}}, "line_up": [{"name": "Ann", "player": "a7m84sfxfnynk5xp", "bot": null}, {"name": "Theodor", "player": null, "bot": "club"}, {"name": "Bertha", "player": null, "bot": "club"}, {"name": "Klara", "player": null, "bot": "club"}], "bot": "club", "public": false, "waits": {"nudge": 30, "absent": 30, "idle": 180}, "hints": true}','2026-11-20T16:33:01.979Z');
INSERT INTO "events" VALUES('5ts48hfvmaeqgs87',2,1,1,NULL,NULL,'dealt','{"dealer": 0, "key": "9cd1dd50a1a816a0467dfb14d0c659feec5b187fe2ef622b64aa7c4c430abcd9"}','2026-11-20T16:33:01.982Z');
INSERT INTO "events" VALUES('5ts48hfvmaeqgs87',3,1,1,1,NULL,'acted','{"action": "1 bid question"}','2026-11-20T16:33:01.985Z');
INSERT INTO "events" VALUES('5ts48hfvmaeqgs87',4,1,1,2,NULL,'acted','{"action": "2 bid solo-tout-is-it"}','2026-11-20T16:33:01.991Z');
INSERT INTO "events" VALUES('5ts48hfvmaeqgs87',5,1,1,1,NULL,'acted','{"action": "1 pass"}','2026-11-20T16:33:01.993Z');
INSERT INTO "events" VALUES('5ts48hfvmaeqgs87',6,1,1,3,NULL,'acted','{"action": "3 pass"}','2026-11-20T16:33:01.997Z');
INSERT INTO "events" VALUES('gpwsxnazrcdk4kpf',1,1,0,0,'a7m84sfxfnynk5xp','opened','{"game": "six-bid", "rules": "standard", "options": {}, "match": {"start": 200, "bankrupt": "debt", "end": {"deals": 3}}, "line_up": [{"name": "Ann", "player": "a7m84sfxfnynk5xp", "bot": null}, null, {"name": "Mathilde", "player": null, "bot": "club"}], "bot": "club", "public": false, "waits": {"nudge": 30, "absent": 30, "idle": 180}, "hints": false}','2026-11-20T16:33:01.888Z');
INSERT INTO "events" VALUES('gpwsxnazrcdk4kpf',2,1,0,1,'sc2bqa9zfk294w6v','sat','{"name": "Bo"}','2026-11-20T16:33:01.903Z');
INSERT INTO "events" VALUES('gpwsxnazrcdk4kpf',3,1,1,NULL,NULL,'dealt','{"dealer": 1, "key": "5e59f0799b59a85e2a2618d86a202285daec4dd75267281fb534f8ed43c81f3e"}','2026-11-20T16:33:01.909Z');
INSERT INTO "events" VALUES('gpwsxnazrcdk4kpf',4,1,1,2,NULL,'acted','{"action": "2 bid heart-solo"}','2026-11-20T16:33:01.920Z');
INSERT INTO "events" VALUES('gpwsxnazrcdk4kpf',5,1,1,0,'a7m84sfxfnynk5xp','acted','{"action": "0 bid call", "id": "m1"}','2026-11-20T16:33:01.933Z');
INSERT INTO "events" VALUES('gpwsxnazrcdk4kpf',6,1,1,1,'sc2bqa9zfk294w6v','acted','{"action": "1 pass", "id": "m2"}','2026-11-20T16:33:01.938Z');
INSERT INTO "events" VALUES('gpwsxnazrcdk4kpf',7,1,1,2,NULL,'acted','{"action": "2 pass"}','2026-11-20T16:33:01.940Z');
INSERT INTO "events" VALUES('gpwsxnazrcdk4kpf',8,1,1,0,'a7m84sfxfnynk5xp','acted','{"action": "0 trump D", "id": "m3"}','2026-11-20T16:33:01.944Z');
INSERT INTO "events" VALUES('gpwsxnazrcdk4kpf',9,1,1,0,'a7m84sfxfnynk5xp','acted','{"action": "0 call none", "id": "m4"}','2026-11-20T16:33:01.949Z');
INSERT INTO "events" VALUES('gpwsxnazrcdk4kpf',10,1,1,2,NULL,'acted','{"action": "2 play QH"}','2026-11-20T16:33:01.954Z');
INSERT INTO "events" VALUES('gpwsxnazrcdk4kpf',11,1,1,0,'a7m84sfxfnynk5xp','acted','{"action": "0 play JH", "id": "m5"}','2026-11-20T16:33:01.957Z');
INSERT INTO "events" VALUES('gpwsxnazrcdk4kpf',12,1,1,1,'sc2bqa9zfk294w6v','acted','{"action": "1 play 8H", "id": "m6"}','2026-11-20T16:33:01.962Z');
INSERT INTO "events" VALUES('gpwsxnazrcdk4kpf',13,1,1,0,'a7m84sfxfnynk5xp','ready','{"id": "m7"}','2026-11-20T16:33:01.965Z');
INSERT INTO "events" VALUES('gpwsxnazrcdk4kpf',14,1,1,1,'sc2bqa9zfk294w6v','ready','{"id": "m8"}','2026-11-20T16:33:01.969Z');
INSERT INTO "events" VALUES('gpwsxnazrcdk4kpf',15,1,2,NULL,NULL,'dealt','{"dealer": 2, "key": "0ab43337cf19e55eb3d727535f1c5255065b2aded3cd136ba6021499491093cf"}','2026-11-20T16:33:01.973Z');
CREATE TABLE leases (
	number INTEGER NOT NULL, 
	address VARCHAR(255), 
	"key" VARCHAR(64) NOT NULL, 
	beat DATETIME NOT NULL, 
	groups BIGINT NOT NULL, 
	ended BOOLEAN NOT NULL, 
	CONSTRAINT pk_leases PRIMARY KEY (number)
);
CREATE TABLE players (
	id VARCHAR(32) NOT NULL, 
	token_hash BLOB NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	came VARCHAR(24) NOT NULL, 
	CONSTRAINT pk_players PRIMARY KEY (id), 
	CONSTRAINT uq_players_token_hash UNIQUE (token_hash)
);
INSERT INTO "players" VALUES('a7m84sfxfnynk5xp',X'3C6FFBFD31959DD74DF148A56C962DD9D8A53B5356EF90B081DBDBD70009CCD3','Ann','2026-11-20T16:33:01.888Z');
INSERT INTO "players" VALUES('sc2bqa9zfk294w6v',X'FD00EF3E495A4D2DEFB47C47C26926DF8AC7B1D1B573D8D968CDE1797255CEA3','Bo','2026-11-20T16:33:01.903Z');
CREATE TABLE recoveries (
	code_hash BLOB NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	made VARCHAR(24) NOT NULL, 
	CONSTRAINT pk_recoveries PRIMARY KEY (code_hash), 
	CONSTRAINT fk_recoveries_player FOREIGN KEY(player) REFERENCES players (id)
);
CREATE TABLE results (
	table_id VARCHAR(32) NOT NULL, 
	"match" INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	player VARCHAR(32), 
	name VARCHAR(64) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	rules VARCHAR(32) NOT NULL, 
	deals INTEGER NOT NULL, 
	chips INTEGER NOT NULL, 
	place INTEGER NOT NULL, 
	ended VARCHAR(24) NOT NULL, 
	CONSTRAINT pk_results PRIMARY KEY (table_id, "match", seat), 
	CONSTRAINT fk_results_table_id FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT fk_results_player FOREIGN KEY(player) REFERENCES players (id)
);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	since INTEGER NOT NULL, 
	player VARCHAR(32), 
	bot VARCHAR(32), 
	name VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat, since), 
	CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT fk_seats_player FOREIGN KEY(player) REFERENCES players (id), 
	CONSTRAINT ck_seats_person_or_bot CHECK ((player IS NULL) <> (bot IS NULL))
);
INSERT INTO "seats" VALUES('gpwsxnazrcdk4kpf',0,1,'a7m84sfxfnynk5xp',NULL,'Ann');
INSERT INTO "seats" VALUES('gpwsxnazrcdk4kpf',2,1,NULL,'club','Mathilde');
INSERT INTO "seats" VALUES('gpwsxnazrcdk4kpf',1,2,'sc2bqa9zfk294w6v',NULL,'Bo');
INSERT INTO "seats" VALUES('5ts48hfvmaeqgs87',0,1,'a7m84sfxfnynk5xp',NULL,'Ann');
INSERT INTO "seats" VALUES('5ts48hfvmaeqgs87',1,1,NULL,'club','Theodor');
INSERT INTO "seats" VALUES('5ts48hfvmaeqgs87',2,1,NULL,'club','Bertha');
INSERT INTO "seats" VALUES('5ts48hfvmaeqgs87',3,1,NULL,'club','Klara');
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	rules VARCHAR(32) NOT NULL, 
	opened VARCHAR(24) NOT NULL, lease INTEGER, 
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('gpwsxnazrcdk4kpf','six-bid','standard','2026-11-20T16:33:01.888Z',NULL);
INSERT INTO "tables" VALUES('5ts48hfvmaeqgs87','german-solo','standard','2026-11-20T16:33:01.979Z',NULL);
CREATE TABLE tokens (
	token_hash BLOB NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	came VARCHAR(24) NOT NULL, 
	CONSTRAINT pk_tokens PRIMARY KEY (token_hash), 
	CONSTRAINT fk_tokens_player FOREIGN KEY(player) REFERENCES players (id)
);
CREATE INDEX ix_seats_player ON seats (player);
CREATE INDEX ix_recoveries_player ON recoveries (player, made);
CREATE INDEX ix_results_player ON results (player, ended);
COMMIT;
