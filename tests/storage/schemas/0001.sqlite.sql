BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
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
INSERT INTO "events" VALUES('5pe4r9ch9xaucqfg',1,1,0,0,'yvdmr87fnyjjy6yx','opened','{"game": "six-bid", "rules": "standard", "options": {}, "match": {"start": 200, "bankrupt": "debt", "end": {"deals": 3}}, "line_up": [{"name": "Ann", "player": "yvdmr87fnyjjy6yx", "bot": null}, null, {"name": "Alma", "player": null, "bot": "club"}]}','2026-11-20T16:32:47.794Z');
INSERT INTO "events" VALUES('5pe4r9ch9xaucqfg',2,1,0,1,'zkywsthv5hugvr3z','sat','{"name": "Bo"}','2026-11-20T16:32:47.810Z');
INSERT INTO "events" VALUES('5pe4r9ch9xaucqfg',3,1,1,NULL,NULL,'dealt','{"dealer": 1, "key": "5e59f0799b59a85e2a2618d86a202285daec4dd75267281fb534f8ed43c81f3e"}','2026-11-20T16:32:47.813Z');
INSERT INTO "events" VALUES('5pe4r9ch9xaucqfg',4,1,1,2,NULL,'acted','{"action": "2 bid heart-solo"}','2026-11-20T16:32:47.821Z');
INSERT INTO "events" VALUES('5pe4r9ch9xaucqfg',5,1,1,0,'yvdmr87fnyjjy6yx','acted','{"action": "0 bid call", "id": "m1"}','2026-11-20T16:32:47.841Z');
INSERT INTO "events" VALUES('5pe4r9ch9xaucqfg',6,1,1,1,'zkywsthv5hugvr3z','acted','{"action": "1 pass", "id": "m2"}','2026-11-20T16:32:47.843Z');
INSERT INTO "events" VALUES('5pe4r9ch9xaucqfg',7,1,1,2,NULL,'acted','{"action": "2 pass"}','2026-11-20T16:32:47.844Z');
INSERT INTO "events" VALUES('5pe4r9ch9xaucqfg',8,1,1,0,'yvdmr87fnyjjy6yx','acted','{"action": "0 trump D", "id": "m3"}','2026-11-20T16:32:47.849Z');
INSERT INTO "events" VALUES('5pe4r9ch9xaucqfg',9,1,1,0,'yvdmr87fnyjjy6yx','acted','{"action": "0 call none", "id": "m4"}','2026-11-20T16:32:47.853Z');
INSERT INTO "events" VALUES('5pe4r9ch9xaucqfg',10,1,1,2,NULL,'acted','{"action": "2 play QH"}','2026-11-20T16:32:47.856Z');
INSERT INTO "events" VALUES('5pe4r9ch9xaucqfg',11,1,1,0,'yvdmr87fnyjjy6yx','acted','{"action": "0 play JH", "id": "m5"}','2026-11-20T16:32:47.861Z');
INSERT INTO "events" VALUES('5pe4r9ch9xaucqfg',12,1,1,1,'zkywsthv5hugvr3z','acted','{"action": "1 play 8H", "id": "m6"}','2026-11-20T16:32:47.863Z');
INSERT INTO "events" VALUES('5pe4r9ch9xaucqfg',13,1,1,0,'yvdmr87fnyjjy6yx','ready','{"id": "m7"}','2026-11-20T16:32:47.865Z');
INSERT INTO "events" VALUES('5pe4r9ch9xaucqfg',14,1,1,1,'zkywsthv5hugvr3z','ready','{"id": "m8"}','2026-11-20T16:32:47.869Z');
INSERT INTO "events" VALUES('5pe4r9ch9xaucqfg',15,1,2,NULL,NULL,'dealt','{"dealer": 2, "key": "0ab43337cf19e55eb3d727535f1c5255065b2aded3cd136ba6021499491093cf"}','2026-11-20T16:32:47.877Z');
INSERT INTO "events" VALUES('ecvn2pe9qa4c7xjj',1,1,0,0,'yvdmr87fnyjjy6yx','opened','{"game": "german-solo", "rules": "standard", "options": {}, "match": {"start": 200, "bankrupt": "debt", "end": {"deals": 3}}, "line_up": [{"name": "Ann", "player": "yvdmr87fnyjjy6yx", "bot": null}, {"name": "Alma", "player": null, "bot": "club"}, {"name": "Bruno", "player": null, "bot": "club"}, {"name": "Clara", "player": null, "bot": "club"}]}','2026-11-20T16:32:47.880Z');
INSERT INTO "events" VALUES('ecvn2pe9qa4c7xjj',2,1,1,NULL,NULL,'dealt','{"dealer": 0, "key": "9cd1dd50a1a816a0467dfb14d0c659feec5b187fe2ef622b64aa7c4c430abcd9"}','2026-11-20T16:32:47.882Z');
INSERT INTO "events" VALUES('ecvn2pe9qa4c7xjj',3,1,1,1,NULL,'acted','{"action": "1 bid question"}','2026-11-20T16:32:47.884Z');
INSERT INTO "events" VALUES('ecvn2pe9qa4c7xjj',4,1,1,2,NULL,'acted','{"action": "2 bid solo-tout-is-it"}','2026-11-20T16:32:47.886Z');
INSERT INTO "events" VALUES('ecvn2pe9qa4c7xjj',5,1,1,1,NULL,'acted','{"action": "1 pass"}','2026-11-20T16:32:47.887Z');
INSERT INTO "events" VALUES('ecvn2pe9qa4c7xjj',6,1,1,3,NULL,'acted','{"action": "3 pass"}','2026-11-20T16:32:47.888Z');
CREATE TABLE players (
	id VARCHAR(32) NOT NULL, 
	token_hash BLOB NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	came VARCHAR(24) NOT NULL, 
	CONSTRAINT pk_players PRIMARY KEY (id), 
	CONSTRAINT uq_players_token_hash UNIQUE (token_hash)
);
INSERT INTO "players" VALUES('yvdmr87fnyjjy6yx',X'C5FF02C25264475AE6F79EDB134E2C90A0C86C268EA20681B28B99BBA0C6468F','Ann','2026-11-20T16:32:47.794Z');
INSERT INTO "players" VALUES('zkywsthv5hugvr3z',X'0CF2F43B1EE0408CD48FA7106F07346C5977F786E7E1851C51AF05541CD8276D','Bo','2026-11-20T16:32:47.810Z');
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
INSERT INTO "seats" VALUES('5pe4r9ch9xaucqfg',0,1,'yvdmr87fnyjjy6yx',NULL,'Ann');
INSERT INTO "seats" VALUES('5pe4r9ch9xaucqfg',2,1,NULL,'club','Alma');
INSERT INTO "seats" VALUES('5pe4r9ch9xaucqfg',1,2,'zkywsthv5hugvr3z',NULL,'Bo');
INSERT INTO "seats" VALUES('ecvn2pe9qa4c7xjj',0,1,'yvdmr87fnyjjy6yx',NULL,'Ann');
INSERT INTO "seats" VALUES('ecvn2pe9qa4c7xjj',1,1,NULL,'club','Alma');
INSERT INTO "seats" VALUES('ecvn2pe9qa4c7xjj',2,1,NULL,'club','Bruno');
INSERT INTO "seats" VALUES('ecvn2pe9qa4c7xjj',3,1,NULL,'club','Clara');
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	rules VARCHAR(32) NOT NULL, 
	opened VARCHAR(24) NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('5pe4r9ch9xaucqfg','six-bid','standard','2026-11-20T16:32:47.794Z');
INSERT INTO "tables" VALUES('ecvn2pe9qa4c7xjj','german-solo','standard','2026-11-20T16:32:47.880Z');
CREATE INDEX ix_seats_player ON seats (player);
COMMIT;
