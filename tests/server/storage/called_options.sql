BEGIN TRANSACTION;
CREATE TABLE chat (
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	person TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	name TEXT NOT NULL, 
	text TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "chat" VALUES('87pa0mmp7g4hig5g',0,'pk2ppmxi29bar4ksz',0,'Anna','Buongiorno: M400',1794954186);
INSERT INTO "chat" VALUES('61qvg0edq85g6b5c',0,'pk2ppmxi29bar4ksz',0,'Anna','Buongiorno: Magnifico',1794954194);
INSERT INTO "chat" VALUES('rudchea4pkpazcgn',0,'pk2ppmxi29bar4ksz',0,'Anna','Buongiorno: Venetia',1794954197);
INSERT INTO "chat" VALUES('ma6igs7l8ozekchl',0,'pk2ppmxi29bar4ksz',0,'Anna','Buongiorno: Ventura',1794954199);
CREATE TABLE moves (
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	text TEXT NOT NULL, 
	fate TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	"by" TEXT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "moves" VALUES('87pa0mmp7g4hig5g',0,2,'move','colour blue','',1794954186,'person');
INSERT INTO "moves" VALUES('87pa0mmp7g4hig5g',1,2,'move','capital impero_ottomano','green_1 red_4 blue_bonus caballus green_1 red_2 red_bonus green_1 red_3 caravella',1794954186,'person');
INSERT INTO "moves" VALUES('87pa0mmp7g4hig5g',2,0,'move','colour red','',1794954186,'person');
INSERT INTO "moves" VALUES('87pa0mmp7g4hig5g',3,0,'move','capital novgorod','green_bonus green_malus red_2 red_1 red_3 rapina blue_3 blue_3 blue_1 incendium',1794954186,'person');
INSERT INTO "moves" VALUES('87pa0mmp7g4hig5g',4,1,'move','colour purple','pestem blue_4 red_malus revolutionem blue_1 blue_2 blue_2 green_1 green_3 green_3 red_3 caballus green_bonus green_3 red_1',1794954186,'person');
INSERT INTO "moves" VALUES('87pa0mmp7g4hig5g',5,2,'move','done','',1794954186,'person');
INSERT INTO "moves" VALUES('87pa0mmp7g4hig5g',6,2,'undo','','',1794954186,'person');
INSERT INTO "moves" VALUES('87pa0mmp7g4hig5g',7,2,'move','done','',1794954186,'person');
INSERT INTO "moves" VALUES('87pa0mmp7g4hig5g',8,2,'move','exchange','',1794954186,'person');
INSERT INTO "moves" VALUES('87pa0mmp7g4hig5g',9,2,'move','discard red_2','',1794954186,'person');
INSERT INTO "moves" VALUES('87pa0mmp7g4hig5g',10,2,'move','discard red_1','blue_3',1794954186,'person');
INSERT INTO "moves" VALUES('87pa0mmp7g4hig5g',11,2,'move','offer','',1794954186,'person');
INSERT INTO "moves" VALUES('87pa0mmp7g4hig5g',12,2,'move','cancel','',1794954186,'person');
INSERT INTO "moves" VALUES('87pa0mmp7g4hig5g',13,2,'move','offer','',1794954186,'person');
INSERT INTO "moves" VALUES('87pa0mmp7g4hig5g',14,2,'move','cancel','',1794954186,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',0,1,'move','colour purple','',1794954186,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',1,1,'move','capital novgorod','red_2 green_2 blue_3 red_malus revolutionem alchimista incendium blue_2 caravella red_2',1794954186,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',2,0,'move','colour blue','',1794954186,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',3,0,'move','capital impero_ottomano','alchimista blue_3 green_malus caravella red_1 blue_1 red_1 green_2 red_4 red_bonus',1794954186,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',4,1,'move','colour yellow','',1794954186,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',5,1,'move','capital anglia','green_2 green_3 green_3 red_4 green_malus blue_1 caravella red_3 blue_malus caballus',1794954186,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',6,0,'move','colour green','blue_bonus caravella blue_2 caravella green_bonus red_bonus red_4 red_3 green_bonus green_1',1794954186,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',7,1,'move','decline','',1794954186,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',8,1,'move','done','',1794954186,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',9,1,'move','exchange','',1794954186,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',10,1,'move','discard incendium','',1794954186,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',11,1,'move','discard green_3','red_2',1794954186,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',12,1,'move','exchange','',1794954186,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',13,1,'move','discard alchimista','',1794954186,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',14,1,'move','discard red_3','red_3',1794954186,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',15,1,'move','exchange','',1794954186,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',16,1,'move','discard caballus','',1794954186,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',17,1,'move','discard green_2','caravella',1794954186,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',18,1,'move','done','',1794954186,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',19,1,'move','done','',1794954186,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',20,1,'move','move purple.1','',1794954186,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',21,1,'undo','','',1794954186,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',22,1,'move','move purple.1','',1794954186,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',23,1,'move','caravella mare_balticum','',1794954186,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',24,1,'move','land germania','',1794954186,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',25,1,'move','to luxeborg','',1794954186,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',26,1,'move','done','',1794954186,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',27,1,'move','done','',1794954186,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',28,0,'move','draw','blue_1 blue_3 green_1',1794954186,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',29,0,'move','done','',1794954186,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',30,0,'move','exchange','',1794954186,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',31,0,'move','discard blue_bonus','',1794954186,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',32,0,'move','discard blue_3','red_1',1794954186,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',33,0,'move','exchange','',1794954186,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',34,0,'move','discard green_2','',1794954186,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',35,0,'move','discard blue_3','caballus',1794954186,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',36,0,'move','done','',1794954186,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',37,0,'undo','','',1794954186,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',38,0,'move','done','',1794954186,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',39,0,'move','done','',1794954186,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',40,0,'move','done','',1794954186,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',41,0,'move','done','',1794954186,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',42,1,'move','decline','',1794954186,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',43,1,'move','done','',1794954186,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',44,1,'move','exchange','',1794954186,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',45,1,'move','discard blue_2','',1794954186,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',46,1,'move','discard revolutionem','blue_2',1794954186,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',47,1,'move','exchange','',1794954186,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',48,1,'move','discard red_malus','',1794954186,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',49,1,'move','discard red_3','caravella',1794954186,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',50,1,'move','done','',1794954186,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',51,1,'move','done','',1794954186,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',52,1,'move','done','',1794954186,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',53,1,'undo','','',1794954186,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',54,1,'move','done','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',55,1,'move','done','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',56,0,'move','decline','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',57,0,'move','play alchimista','blue_bonus blue_1',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',58,0,'move','done','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',59,0,'move','exchange','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',60,0,'move','discard green_malus','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',61,0,'move','discard red_3','blue_2',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',62,0,'move','exchange','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',63,0,'move','discard green_1','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',64,0,'move','discard green_1','green_2',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',65,0,'move','exchange','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',66,0,'move','discard blue_1','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',67,0,'move','discard red_4','red_bonus',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',68,0,'move','done','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',69,0,'undo','','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',70,0,'move','done','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',71,0,'move','done','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',72,0,'move','done','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',73,0,'move','done','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',74,1,'move','draw','green_3 rapina revolutionem',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',75,1,'move','play rapina','red_1',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',76,1,'move','done','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',77,1,'move','exchange','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',78,1,'move','discard green_3','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',79,1,'move','discard red_4','caballus',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',80,1,'move','done','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',81,1,'move','done','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',82,1,'move','done','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',83,1,'move','act purple.1','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',84,1,'move','leave','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',85,1,'undo','','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',86,1,'move','take','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',87,1,'move','pay blue_1','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',88,1,'move','pay red_2','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',89,1,'move','done','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',90,1,'move','draw','green_1 red_malus green_1',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',91,1,'move','done','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',92,1,'move','exchange','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',93,1,'move','discard blue_3','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',94,1,'move','discard green_3','blue_2',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',95,1,'move','done','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',96,1,'move','done','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',97,1,'move','move yellow.1','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',98,1,'move','stop','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',99,1,'move','done','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',100,0,'move','decline','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',101,0,'undo','','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',102,0,'move','decline','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',103,0,'move','done','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',104,0,'move','exchange','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',105,0,'move','discard caravella','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',106,0,'move','discard blue_bonus','blue_malus',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',107,0,'move','exchange','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',108,0,'move','discard blue_2','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',109,0,'move','discard blue_malus','rapina',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',110,0,'move','done','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',111,0,'move','done','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',112,0,'move','move blue.1','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',113,0,'move','to venetia','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',114,0,'move','act blue.1','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',115,0,'move','leave','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',116,0,'move','done','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',117,0,'undo','','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',118,0,'move','done','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',119,0,'move','draw','red_1 caravella green_1',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',120,0,'move','done','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',121,0,'move','done','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',122,0,'move','done','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',123,0,'move','done','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',124,0,'move','done','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',125,1,'move','decline','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',126,1,'move','done','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',127,1,'move','exchange','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',128,1,'move','discard red_1','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',129,1,'move','discard caballus','alchimista',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',130,1,'move','exchange','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',131,1,'move','discard caravella','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',132,1,'move','discard alchimista','pestem',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',133,1,'move','done','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',134,1,'move','done','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',135,1,'move','done','',1794954187,'person');
INSERT INTO "moves" VALUES('i1r5v8jc8jfn1zt0',136,1,'move','done','',1794954187,'person');
INSERT INTO "moves" VALUES('n64iplscvvt1t6u6',0,1,'move','colour purple','',1794954194,'person');
INSERT INTO "moves" VALUES('n64iplscvvt1t6u6',1,1,'move','capital aragona','green_3 red_3 green_3 red_4 blue_3 caravella alchimista alchimista pestem caballus',1794954194,'person');
INSERT INTO "moves" VALUES('n64iplscvvt1t6u6',2,2,'move','colour blue','',1794954194,'person');
INSERT INTO "moves" VALUES('n64iplscvvt1t6u6',3,2,'move','capital novgorod','red_1 caravella blue_3 green_bonus red_3 caballus caravella red_3 blue_4 red_2',1794954194,'person');
INSERT INTO "moves" VALUES('n64iplscvvt1t6u6',4,0,'move','colour yellow','blue_2 blue_4 green_3 red_1 green_2 green_bonus green_1 blue_malus red_2 blue_1 caravella rapina red_1 green_1 revolutionem',1794954194,'person');
INSERT INTO "moves" VALUES('n64iplscvvt1t6u6',5,1,'move','done','',1794954194,'person');
INSERT INTO "moves" VALUES('n64iplscvvt1t6u6',6,1,'move','exchange','',1794954194,'person');
INSERT INTO "moves" VALUES('n64iplscvvt1t6u6',7,1,'move','discard rapina','',1794954194,'person');
INSERT INTO "moves" VALUES('n64iplscvvt1t6u6',8,1,'move','discard caravella','caravella',1794954194,'person');
INSERT INTO "moves" VALUES('n64iplscvvt1t6u6',9,1,'move','done','',1794954194,'person');
INSERT INTO "moves" VALUES('n64iplscvvt1t6u6',10,1,'move','done','',1794954194,'person');
INSERT INTO "moves" VALUES('n64iplscvvt1t6u6',11,1,'move','move purple.1','',1794954194,'person');
INSERT INTO "moves" VALUES('n64iplscvvt1t6u6',12,1,'move','to aquitania','',1794954194,'person');
INSERT INTO "moves" VALUES('n64iplscvvt1t6u6',13,1,'move','act purple.1','',1794954194,'person');
INSERT INTO "moves" VALUES('n64iplscvvt1t6u6',14,1,'move','leave','',1794954194,'person');
INSERT INTO "moves" VALUES('n64iplscvvt1t6u6',15,1,'move','done','blue_1 red_1 green_malus red_bonus green_2',1794954194,'person');
INSERT INTO "moves" VALUES('n64iplscvvt1t6u6',16,2,'move','done','',1794954194,'person');
INSERT INTO "moves" VALUES('n64iplscvvt1t6u6',17,2,'move','done','',1794954194,'person');
INSERT INTO "moves" VALUES('n64iplscvvt1t6u6',18,2,'move','done','',1794954194,'person');
INSERT INTO "moves" VALUES('n64iplscvvt1t6u6',19,2,'move','move blue.1','',1794954194,'person');
INSERT INTO "moves" VALUES('n64iplscvvt1t6u6',20,2,'move','caravella mare_balticum','',1794954194,'person');
INSERT INTO "moves" VALUES('n64iplscvvt1t6u6',21,2,'move','land ordo_teutonicus','',1794954194,'person');
INSERT INTO "moves" VALUES('n64iplscvvt1t6u6',22,2,'move','to germania','',1794954194,'person');
INSERT INTO "moves" VALUES('n64iplscvvt1t6u6',23,2,'move','done','',1794954194,'person');
INSERT INTO "moves" VALUES('n64iplscvvt1t6u6',24,2,'move','done','green_4 blue_2 green_2 blue_3 green_2',1794954194,'person');
INSERT INTO "moves" VALUES('61qvg0edq85g6b5c',0,2,'move','colour yellow','',1794954194,'person');
INSERT INTO "moves" VALUES('61qvg0edq85g6b5c',1,0,'move','colour black','',1794954194,'person');
INSERT INTO "moves" VALUES('61qvg0edq85g6b5c',2,1,'move','colour green','',1794954194,'person');
INSERT INTO "moves" VALUES('61qvg0edq85g6b5c',3,2,'move','place seville','',1794954194,'person');
INSERT INTO "moves" VALUES('61qvg0edq85g6b5c',4,0,'move','place bursa','',1794954194,'person');
INSERT INTO "moves" VALUES('61qvg0edq85g6b5c',5,1,'move','place paris','airplane_great_kite gyroscope',1794954194,'person');
INSERT INTO "moves" VALUES('61qvg0edq85g6b5c',6,1,'move','bid 90','',1794954194,'person');
INSERT INTO "moves" VALUES('61qvg0edq85g6b5c',7,0,'move','bid 20','',1794954194,'person');
INSERT INTO "moves" VALUES('61qvg0edq85g6b5c',8,2,'move','bid 90','',1794954194,'person');
INSERT INTO "moves" VALUES('61qvg0edq85g6b5c',9,1,'move','buy gyroscope','',1794954194,'person');
INSERT INTO "moves" VALUES('61qvg0edq85g6b5c',10,2,'move','decline','',1794954194,'person');
INSERT INTO "moves" VALUES('61qvg0edq85g6b5c',11,0,'move','buy airplane_great_kite','',1794954194,'person');
INSERT INTO "moves" VALUES('61qvg0edq85g6b5c',12,1,'move','tower paris','',1794954194,'person');
INSERT INTO "moves" VALUES('61qvg0edq85g6b5c',13,1,'move','invade bordeaux','',1794954194,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',0,0,'move','colour blue','',1794954195,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',1,1,'move','colour red','',1794954195,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',2,2,'move','colour green','',1794954195,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',3,0,'move','place florence','',1794954195,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',4,1,'move','place moscow','',1794954195,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',5,2,'move','place lisbon','airplane_aerial_screw automaton',1794954195,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',6,2,'move','bid 20','',1794954195,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',7,0,'move','bid 10','',1794954195,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',8,1,'move','bid 90','',1794954195,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',9,1,'move','decline','',1794954195,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',10,2,'move','buy airplane_aerial_screw','',1794954195,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',11,0,'move','buy automaton','',1794954195,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',12,2,'move','invade toledo','',1794954195,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',13,2,'move','soldiers 1','',1794954195,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',14,2,'move','invade seville','',1794954195,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',15,2,'move','pass','',1794954195,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',16,0,'move','invade tunis','',1794954195,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',17,0,'move','soldiers 2','',1794954195,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',18,0,'move','move','',1794954195,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',19,0,'move','stop','',1794954195,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',20,0,'move','castle tunis','',1794954195,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',21,1,'move','tower moscow','',1794954195,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',22,1,'move','pass','tank_tortoise gyroscope',1794954195,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',23,1,'move','bid 20','',1794954195,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',24,0,'move','bid 110','',1794954195,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',25,2,'move','bid 90','',1794954195,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',26,0,'move','decline','',1794954195,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',27,2,'move','buy tank_tortoise','',1794954195,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',28,1,'move','decline','',1794954195,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',29,2,'move','tower lisbon','',1794954195,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',30,2,'move','pass','',1794954195,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',31,0,'move','attack seville','',1794954195,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',32,0,'move','infantry 1','hit',1794954195,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',33,2,'move','infantry 1','blank',1794954195,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',34,0,'move','infantry 1','blank',1794954195,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',35,2,'move','infantry 1','blank',1794954195,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',36,0,'move','infantry 1','explosion',1794954195,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',37,0,'move','pass','',1794954195,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',38,1,'move','pass','tank_covered paratrooper',1794954195,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',39,1,'move','bid 50','',1794954195,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',40,0,'move','bid 10','',1794954195,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',41,2,'move','bid 30','',1794954195,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',42,1,'move','decline','',1794954195,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',43,2,'move','buy paratrooper','',1794954195,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',44,0,'move','decline','',1794954195,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',45,2,'move','pass','',1794954195,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',46,0,'move','attack seville','',1794954195,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',47,0,'move','infantry 1','explosion',1794954195,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',48,0,'move','pass','',1794954195,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',49,1,'move','tower moscow','',1794954195,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',50,1,'move','invade london','',1794954195,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',51,1,'undo','','',1794954195,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',52,1,'move','invade stockholm','',1794954196,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',53,1,'move','soldiers 2','',1794954196,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',54,1,'move','pass','tank_fan_gun anti_aircraft_culverin',1794954196,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',55,1,'move','bid 10','',1794954196,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',56,0,'move','bid 50','',1794954196,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',57,2,'move','bid 10','',1794954196,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',58,0,'move','buy anti_aircraft_culverin','',1794954196,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',59,1,'move','decline','',1794954196,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',60,0,'move','field automaton','',1794954196,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',61,0,'move','tower florence','',1794954196,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',62,0,'move','attack seville','',1794954196,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',63,0,'move','infantry 1','hit',1794954196,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',64,2,'move','infantry 1','blank',1794954196,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',65,0,'move','infantry 1','explosion',1794954196,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',66,0,'move','move','',1794954196,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',67,0,'undo','','',1794954196,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',68,0,'move','move','',1794954196,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',69,0,'move','stop','',1794954196,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',70,1,'move','castle stockholm','',1794954196,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',71,2,'move','tower lisbon','',1794954196,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',72,2,'move','castle seville','airplane_great_kite lead_ball_wagon',1794954196,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',73,2,'move','bid 60','',1794954196,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',74,0,'move','bid 60','',1794954196,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',75,1,'move','bid 120','',1794954196,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',76,1,'move','decline','',1794954196,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',77,2,'move','buy lead_ball_wagon','',1794954196,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',78,0,'move','buy airplane_great_kite','',1794954196,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',79,2,'move','field lead_ball_wagon','',1794954196,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',80,2,'move','pass','',1794954196,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',81,0,'move','move','',1794954196,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',82,0,'move','from florence','',1794954196,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',83,0,'undo','','',1794954196,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',84,0,'move','from florence','',1794954196,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',85,0,'move','soldiers 2','',1794954196,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',86,0,'move','stop','',1794954196,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',87,1,'move','move','',1794954196,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',88,1,'move','from stockholm','',1794954196,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',89,1,'move','soldiers 2','',1794954196,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',90,1,'move','from stockholm','',1794954196,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',91,1,'move','stop','',1794954196,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',92,1,'move','tower moscow','',1794954196,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',93,1,'move','pass','airplane_flapping_wing art_lady_with_an_ermine',1794954196,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',94,1,'move','bid 40','',1794954196,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',95,0,'move','bid 30','',1794954196,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',96,2,'move','bid 40','',1794954196,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',97,1,'move','buy art_lady_with_an_ermine','',1794954196,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',98,1,'move','pass','',1794954196,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',99,2,'move','tower seville','',1794954196,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',100,2,'move','invade milan','',1794954196,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',101,2,'move','soldiers 1','',1794954196,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',102,2,'move','invade london','',1794954196,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',103,2,'move','from seville','',1794954196,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',104,2,'move','soldiers 2','',1794954196,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',105,2,'move','invade fez','',1794954196,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',106,2,'move','from london','',1794954196,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',107,2,'move','pass','',1794954196,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',108,0,'move','invade athens','',1794954196,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',109,0,'move','soldiers 1','',1794954196,'person');
INSERT INTO "moves" VALUES('ejztsjaq341gg8mu',110,0,'move','castle athens','',1794954196,'person');
INSERT INTO "moves" VALUES('st2sos3otkpqxv9a',0,0,'move','colour yellow','',1794954196,'person');
INSERT INTO "moves" VALUES('st2sos3otkpqxv9a',1,1,'move','colour blue','',1794954196,'person');
INSERT INTO "moves" VALUES('st2sos3otkpqxv9a',2,2,'move','colour green','',1794954196,'person');
INSERT INTO "moves" VALUES('st2sos3otkpqxv9a',3,0,'move','place krakow','',1794954196,'person');
INSERT INTO "moves" VALUES('st2sos3otkpqxv9a',4,1,'move','place fez','',1794954196,'person');
INSERT INTO "moves" VALUES('st2sos3otkpqxv9a',5,2,'move','place toledo','tank_tortoise multi_cannon',1794954196,'person');
INSERT INTO "moves" VALUES('st2sos3otkpqxv9a',6,0,'move','bid 10','',1794954196,'person');
INSERT INTO "moves" VALUES('st2sos3otkpqxv9a',7,1,'move','bid 90','',1794954196,'person');
INSERT INTO "moves" VALUES('st2sos3otkpqxv9a',8,2,'move','bid 130','',1794954196,'person');
INSERT INTO "moves" VALUES('st2sos3otkpqxv9a',9,2,'move','buy multi_cannon','',1794954196,'person');
INSERT INTO "moves" VALUES('st2sos3otkpqxv9a',10,1,'move','decline','',1794954196,'person');
INSERT INTO "moves" VALUES('st2sos3otkpqxv9a',11,0,'move','buy tank_tortoise','',1794954196,'person');
INSERT INTO "moves" VALUES('st2sos3otkpqxv9a',12,2,'move','invade paris','',1794954196,'person');
INSERT INTO "moves" VALUES('st2sos3otkpqxv9a',13,2,'move','soldiers 2','',1794954196,'person');
INSERT INTO "moves" VALUES('st2sos3otkpqxv9a',14,2,'move','move','',1794954196,'person');
INSERT INTO "moves" VALUES('st2sos3otkpqxv9a',15,2,'move','from toledo','',1794954196,'person');
INSERT INTO "moves" VALUES('st2sos3otkpqxv9a',16,2,'move','soldiers 2','',1794954196,'person');
INSERT INTO "moves" VALUES('st2sos3otkpqxv9a',17,2,'move','from paris','',1794954196,'person');
INSERT INTO "moves" VALUES('st2sos3otkpqxv9a',18,2,'move','soldiers 3','',1794954196,'person');
INSERT INTO "moves" VALUES('st2sos3otkpqxv9a',19,2,'move','from toledo','',1794954196,'person');
INSERT INTO "moves" VALUES('st2sos3otkpqxv9a',20,2,'move','soldiers 3','',1794954196,'person');
INSERT INTO "moves" VALUES('st2sos3otkpqxv9a',21,2,'move','castle paris','',1794954196,'person');
INSERT INTO "moves" VALUES('st2sos3otkpqxv9a',22,0,'move','tower krakow','',1794954196,'person');
INSERT INTO "moves" VALUES('st2sos3otkpqxv9a',23,0,'move','pass','',1794954196,'person');
INSERT INTO "moves" VALUES('st2sos3otkpqxv9a',24,1,'move','pass','airplane_ornithopter bombard',1794954196,'person');
INSERT INTO "moves" VALUES('rudchea4pkpazcgn',0,0,'move','candidate galley_captain','',1794954196,'person');
INSERT INTO "moves" VALUES('rudchea4pkpazcgn',1,0,'move','vote capitolazioni','',1794954196,'person');
INSERT INTO "moves" VALUES('rudchea4pkpazcgn',2,1,'move','candidate young_patrician','',1794954196,'person');
INSERT INTO "moves" VALUES('rudchea4pkpazcgn',3,1,'move','vote broglio','',1794954196,'person');
INSERT INTO "moves" VALUES('rudchea4pkpazcgn',4,2,'move','candidate young_patrician','',1794954196,'person');
INSERT INTO "moves" VALUES('rudchea4pkpazcgn',5,2,'move','vote capitano_da_mar','commercial_three*2 military_two military_four political_two*2 political_three',1794954196,'person');
INSERT INTO "moves" VALUES('rudchea4pkpazcgn',6,0,'move','spend_token','',1794954197,'person');
INSERT INTO "moves" VALUES('rudchea4pkpazcgn',7,0,'move','die military_four','fondaco condottieri',1794954197,'person');
INSERT INTO "moves" VALUES('rudchea4pkpazcgn',8,0,'move','play capitano_da_mar','',1794954197,'person');
INSERT INTO "moves" VALUES('rudchea4pkpazcgn',9,0,'move','end','',1794954197,'person');
INSERT INTO "moves" VALUES('rudchea4pkpazcgn',10,1,'move','die commercial_three','',1794954197,'person');
INSERT INTO "moves" VALUES('rudchea4pkpazcgn',11,1,'move','end','',1794954197,'person');
INSERT INTO "moves" VALUES('rudchea4pkpazcgn',12,2,'move','die political_two','ufficio_sale',1794954197,'person');
INSERT INTO "moves" VALUES('rudchea4pkpazcgn',13,2,'move','end','',1794954197,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',0,0,'move','candidate procurator','',1794954197,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',1,0,'move','vote fondaco','',1794954197,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',2,1,'move','candidate senator','',1794954197,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',3,1,'move','vote grazia_ducale','commercial_two commercial_three military_two military_three political_three*2 political_four',1794954197,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',4,0,'move','keep_token','',1794954197,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',5,0,'move','die military_two','inviati_segreti',1794954197,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',6,0,'move','cash','',1794954197,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',7,0,'move','ducats san_marco:0,santa_croce:2','',1794954197,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',8,0,'move','route mar_adriatico','',1794954197,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',9,0,'move','route mar_adriatico','',1794954197,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',10,0,'move','end','',1794954197,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',11,1,'move','die political_three','',1794954197,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',12,1,'move','influence durazzo','',1794954197,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',13,1,'move','influence durazzo','',1794954197,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',14,1,'move','influence durazzo','',1794954197,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',15,1,'move','end','',1794954197,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',16,0,'move','spend_token','',1794954197,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',17,0,'move','die commercial_two','ufficio_sale',1794954197,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',18,0,'move','cash','',1794954197,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',19,0,'move','ducats cannaregio:0,san_polo:1','',1794954197,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',20,0,'move','end','',1794954197,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',21,1,'move','die military_three','',1794954197,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',22,1,'move','end','',1794954197,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',23,0,'move','spend_token','',1794954197,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',24,0,'move','die commercial_three','',1794954197,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',25,0,'move','end','',1794954197,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',26,1,'move','die political_four','serrata',1794954197,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',27,0,'move','cash','',1794954197,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',28,0,'move','ducats san_marco:0,santa_croce:2','',1794954197,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',29,1,'move','end','',1794954197,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',30,0,'move','keep_token','',1794954197,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',31,0,'move','influence spalato','',1794954197,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',32,0,'move','play bailo','',1794954197,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',33,0,'move','treat ponente','',1794954197,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',34,0,'move','route mar_ionio','',1794954197,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',35,0,'move','influence spalato','',1794954197,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',36,0,'undo','','',1794954197,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',37,0,'move','influence spalato','',1794954197,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',38,0,'move','end','',1794954197,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',39,0,'move','candidate young_patrician','',1794954197,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',40,1,'move','candidate galley_captain','santa_croce dorsoduro conquest_of_majorca',1794954197,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',41,0,'move','accept','commercial_three commercial_four military_three military_four political_three*2 political_four',1794954197,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',42,1,'move','die military_four','muda',1794954197,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',43,0,'move','keep','',1794954197,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',44,1,'move','play fortezze','',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',45,1,'move','route mar_ionio','',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',46,1,'move','end','',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',47,0,'move','spend_token','',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',48,0,'move','die political_three','',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',49,0,'move','play corona_cipro','',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',50,0,'move','end','',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',51,1,'move','die political_four','broglio',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',52,0,'move','cash','',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',53,0,'move','ducats san_marco:1,santa_croce:0','',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',54,1,'move','influence spalato','',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',55,1,'move','end','',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',56,0,'move','keep_token','',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',57,0,'move','die commercial_three','',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',58,0,'move','route mar_tirreno','',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',59,0,'move','influence malvasia','',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',60,0,'move','route mar_ionio','',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',61,0,'move','end','',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',62,1,'move','die commercial_four','arsenale',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',63,0,'move','cash','',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',64,0,'move','ducats castello:2,dorsoduro:0','',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',65,1,'move','end','',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',66,0,'move','spend_token','',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',67,0,'undo','','',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',68,0,'move','spend_token','',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',69,0,'move','die military_three','',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',70,0,'move','engage mar_di_ponente','costly_victory vp_2',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',71,0,'move','end','sack_of_tana',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',72,0,'move','accept','',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',73,1,'move','route mar_egeo','',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',74,1,'move','treat romania','',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',75,1,'move','influence nauplia','',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',76,1,'move','end','masters_of_cairo',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',77,0,'move','accept','commercial_two commercial_four military_two military_four political_two*2 political_four',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',78,0,'move','spend_token','',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',79,0,'move','die military_four','banco_giro',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',80,1,'move','cash','',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',81,1,'move','ducats cannaregio:1,san_polo:1','',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',82,0,'move','route mar_di_ponente','',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',83,0,'undo','','',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',84,0,'move','attack palermo','skirmish',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',85,0,'move','treat ponente','',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',86,0,'move','end','',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',87,0,'move','candidate galley_captain','',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',88,1,'move','candidate head_of_the_house','cannaregio castello',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',89,1,'move','keep_token','',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',90,1,'move','die political_two','corsari',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',91,1,'move','cash','',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',92,1,'move','ducats castello:1,dorsoduro:1','',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',93,1,'move','end','',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',94,0,'move','die commercial_four','capitano_da_mar',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',95,1,'move','cash','',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',96,1,'move','ducats castello:1,dorsoduro:2','',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',97,0,'move','play muda','',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',98,0,'move','influence spalato','',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',99,0,'undo','','',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',100,0,'move','influence pola','',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',101,0,'move','end','',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',102,1,'move','keep_token','',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',103,1,'move','die political_four','colleganza',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',104,0,'move','keep','',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',105,1,'move','influence patrasso','',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',106,1,'move','influence patrasso','',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',107,1,'move','influence patrasso','',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',108,1,'move','end','',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',109,0,'move','die political_two','capitolazioni',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',110,0,'move','cash','',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',111,0,'move','ducats san_marco:0,santa_croce:3','',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',112,0,'move','influence malvasia','',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',113,0,'move','end','',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',114,1,'move','spend_token','',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',115,1,'undo','','',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',116,1,'move','keep_token','',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',117,1,'move','die commercial_two','bailo',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',118,1,'move','keep','',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',119,1,'move','influence patrasso','',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',120,1,'move','end','fondaco',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',121,0,'move','keep','',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',122,0,'move','attack acquemorte','plunder galeazze',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',123,0,'move','ducats castello:0,dorsoduro:1','',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',124,0,'move','route mar_di_ponente','',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',125,0,'move','end','sicilian_vespers',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',126,1,'move','accept','commercial_two commercial_three military_three military_four political_two*2 political_four',1794954198,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',127,1,'move','spend_token','',1794954199,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',128,1,'move','die military_three','',1794954199,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',129,1,'move','route mar_egeo','',1794954199,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',130,1,'move','route mar_egeo','',1794954199,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',131,1,'undo','','',1794954199,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',132,1,'move','route mar_egeo','',1794954199,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',133,1,'move','end','',1794954199,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',134,1,'move','candidate young_patrician','',1794954199,'person');
INSERT INTO "moves" VALUES('cak98t1nn8dau3m9',135,0,'move','candidate merchant','quarantia san_marco',1794954199,'person');
INSERT INTO "moves" VALUES('93uyt8zc3kff1mu9',0,0,'move','candidate galley_captain','',1794954199,'person');
INSERT INTO "moves" VALUES('93uyt8zc3kff1mu9',1,0,'move','vote bailo','',1794954199,'person');
INSERT INTO "moves" VALUES('93uyt8zc3kff1mu9',2,1,'move','candidate galley_captain','',1794954199,'person');
INSERT INTO "moves" VALUES('93uyt8zc3kff1mu9',3,1,'move','vote capitolazioni','',1794954199,'person');
INSERT INTO "moves" VALUES('93uyt8zc3kff1mu9',4,2,'move','candidate head_of_the_house','',1794954199,'person');
INSERT INTO "moves" VALUES('93uyt8zc3kff1mu9',5,2,'move','vote muda','commercial_two*2 military_three military_four political_four*3',1794954199,'person');
INSERT INTO "moves" VALUES('93uyt8zc3kff1mu9',6,2,'move','spend_token','',1794954199,'person');
INSERT INTO "moves" VALUES('93uyt8zc3kff1mu9',7,2,'move','die military_four','bailo colleganza',1794954199,'person');
INSERT INTO "moves" VALUES('93uyt8zc3kff1mu9',8,2,'move','play condottieri','',1794954199,'person');
INSERT INTO "moves" VALUES('93uyt8zc3kff1mu9',9,2,'move','end','',1794954199,'person');
INSERT INTO "moves" VALUES('93uyt8zc3kff1mu9',10,0,'move','die commercial_two','crociata',1794954199,'person');
INSERT INTO "moves" VALUES('93uyt8zc3kff1mu9',11,0,'move','end','',1794954199,'person');
INSERT INTO "moves" VALUES('93uyt8zc3kff1mu9',12,1,'move','die political_four','broglio stradioti',1794954199,'person');
INSERT INTO "moves" VALUES('93uyt8zc3kff1mu9',13,1,'move','end','',1794954199,'person');
INSERT INTO "moves" VALUES('93uyt8zc3kff1mu9',14,2,'move','spend_token','',1794954199,'person');
INSERT INTO "moves" VALUES('93uyt8zc3kff1mu9',15,2,'move','die military_three','',1794954199,'person');
INSERT INTO "moves" VALUES('93uyt8zc3kff1mu9',16,2,'move','end','',1794954199,'person');
INSERT INTO "moves" VALUES('93uyt8zc3kff1mu9',17,0,'move','die commercial_two','crisobolla',1794954199,'person');
INSERT INTO "moves" VALUES('93uyt8zc3kff1mu9',18,0,'move','end','arsenale ufficio_sale',1794954199,'person');
INSERT INTO "moves" VALUES('93uyt8zc3kff1mu9',19,1,'move','route mar_adriatico','',1794954199,'person');
INSERT INTO "moves" VALUES('93uyt8zc3kff1mu9',20,1,'move','play inviati_segreti','',1794954199,'person');
INSERT INTO "moves" VALUES('93uyt8zc3kff1mu9',21,1,'move','end','',1794954199,'person');
INSERT INTO "moves" VALUES('93uyt8zc3kff1mu9',22,2,'move','spend_token','fondaco consiglio_dieci',1794954199,'person');
INSERT INTO "moves" VALUES('93uyt8zc3kff1mu9',23,2,'move','end','',1794954199,'person');
INSERT INTO "moves" VALUES('93uyt8zc3kff1mu9',24,0,'move','candidate head_of_the_house','',1794954199,'person');
INSERT INTO "moves" VALUES('ma6igs7l8ozekchl',0,0,'move','family visconti','',1794954199,'person');
INSERT INTO "moves" VALUES('ma6igs7l8ozekchl',1,1,'move','family gonzaga','',1794954199,'person');
INSERT INTO "moves" VALUES('ma6igs7l8ozekchl',2,2,'move','family medici','field_2 river_2 hill_1 river_1 wood_1 village_3 castle_2 field_5 mountain_1 hill_2 lake_1 field_1 field_3 river_3 hill_3 castruccio_castracani muzio_attendolo heavy_cavalry',1794954199,'person');
INSERT INTO "moves" VALUES('ma6igs7l8ozekchl',3,0,'move','tile river_1','',1794954199,'person');
INSERT INTO "moves" VALUES('ma6igs7l8ozekchl',4,0,'undo','','',1794954199,'person');
INSERT INTO "moves" VALUES('ma6igs7l8ozekchl',5,0,'move','tile wood_1','',1794954199,'person');
INSERT INTO "moves" VALUES('ma6igs7l8ozekchl',6,0,'move','lay 1,-1','',1794954199,'person');
INSERT INTO "moves" VALUES('ma6igs7l8ozekchl',7,1,'move','tile village_3','',1794954199,'person');
INSERT INTO "moves" VALUES('ma6igs7l8ozekchl',8,1,'move','lay 2,-1','',1794954199,'person');
INSERT INTO "moves" VALUES('ma6igs7l8ozekchl',9,2,'move','tile field_1','',1794954199,'person');
INSERT INTO "moves" VALUES('ma6igs7l8ozekchl',10,2,'move','lay 0,1','',1794954199,'person');
INSERT INTO "moves" VALUES('ma6igs7l8ozekchl',11,0,'move','tile field_2','',1794954199,'person');
INSERT INTO "moves" VALUES('ma6igs7l8ozekchl',12,0,'move','lay 2,-2','',1794954199,'person');
INSERT INTO "moves" VALUES('ma6igs7l8ozekchl',13,1,'move','tile castle_2','',1794954199,'person');
INSERT INTO "moves" VALUES('ma6igs7l8ozekchl',14,1,'move','lay 2,0','',1794954199,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',0,0,'move','family visconti','',1794954199,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',1,1,'move','family este','castle_2 castle_1 wood_1 wood_2 field_4 field_3 hill_1 hill_2 sappers mounted_crossbowmen crossbowmen',1794954199,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',2,0,'move','tile castle_2','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',3,0,'move','lay 1,-1','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',4,1,'move','tile field_3','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',5,1,'move','lay 0,-1','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',6,0,'move','tile field_4','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',7,0,'move','lay 0,1','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',8,1,'move','tile castle_1','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',9,1,'move','lay 1,1','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',10,0,'move','tile wood_1','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',11,0,'move','lay -1,0','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',12,1,'move','tile wood_2','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',13,1,'move','lay 2,-1','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',14,0,'move','tile hill_1','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',15,0,'move','lay 2,0','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',16,1,'move','tile hill_2','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',17,1,'move','lay 3,-1','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',18,0,'move','lay 0,2','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',19,1,'move','lay -1,-1','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',20,0,'move','claim castle_1','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',21,0,'undo','','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',22,0,'move','claim field_4','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',23,0,'move','claim papal_1','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',24,0,'move','claim wood_1','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',25,1,'move','claim field_3','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',26,1,'move','claim castle_2','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',27,1,'move','claim wood_2','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',28,1,'move','spend 1','fra_moriale mounted_skirmishers piccinino',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',29,0,'move','take fra_moriale','foragers',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',30,1,'move','draw','field_1',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',31,0,'move','pay','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',32,1,'move','pay','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',33,0,'move','stop','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',34,1,'move','stop','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',35,0,'move','stop','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',36,1,'move','stop','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',37,0,'move','stop','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',38,0,'move','stop','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',39,1,'move','spend 0','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',40,0,'move','spend 1','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',41,1,'move','take piccinino','carmagnola',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',42,0,'move','take foragers','pikemen',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',43,1,'move','dismiss 1:garrison_este','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',44,1,'move','pay','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',45,0,'move','pay','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',46,1,'move','stop','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',47,0,'move','stop','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',48,1,'move','draw','papal_favour',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',49,1,'move','draw','boatmen',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',50,1,'move','stop','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',51,0,'move','draw','desertion',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',52,1,'move','stop','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',53,0,'move','stop','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',54,1,'move','stop','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',55,0,'move','stop','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',56,1,'move','spend 3','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',57,0,'move','spend 0','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',58,1,'move','draw','lake_1',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',59,0,'move','take carmagnola','niccolo_da_tolentino',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',60,1,'move','pay','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',61,0,'move','pay','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',62,1,'move','tile field_1','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',63,1,'move','lay 0,-2','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',64,1,'move','stop','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',65,0,'move','stop','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',66,1,'move','stop','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',67,0,'move','stop','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',68,1,'move','stop','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',69,0,'move','stop','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',70,1,'move','stop','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',71,0,'move','stop','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',72,0,'move','spend 0','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',73,1,'move','play papal_favour','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',74,1,'move','spend 4','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',75,0,'move','take mounted_skirmishers','micheletto_attendolo',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',76,1,'move','take pikemen','federico_da_montefeltro alberico_da_barbiano acuto archers',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',77,0,'move','dismiss 1:garrison_visconti','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',78,0,'move','pay','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',79,1,'move','pay','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',80,0,'move','stop','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',81,1,'move','stop','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',82,0,'move','stop','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',83,1,'move','draw','farmers',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',84,1,'move','draw','revolt',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',85,1,'move','stop','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',86,0,'move','deploy foragers','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',87,0,'move','new','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',88,0,'move','stop','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',89,1,'move','deploy pikemen','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',90,1,'move','new','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',91,1,'move','stop','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',92,0,'move','move 1','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',93,0,'move','to castle_1','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',94,0,'move','halt','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',95,0,'move','stop','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',96,1,'move','stop','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',97,0,'move','spend 4','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',98,1,'move','spend 1','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',99,0,'move','take acuto','fortebraccio',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',100,1,'move','draw','field_2',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',101,0,'move','dismiss 1:foragers','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',102,0,'move','pay','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',103,1,'move','dismiss 1:pikemen','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',104,1,'move','pay','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',105,0,'move','stop','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',106,1,'move','tile lake_1','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',107,1,'move','lay 2,-2','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',108,1,'move','play revolt','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',109,1,'move','revolt wood_1','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',110,1,'move','stop','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',111,0,'move','draw','forced_march',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',112,0,'move','discard mounted_skirmishers','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',113,0,'move','stop','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',114,1,'move','draw','townsfolk',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',115,1,'move','draw','side_deal',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',116,1,'move','draw','farmers',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',117,1,'move','discard piccinino','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',118,1,'move','draw','farmers',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',119,1,'move','discard farmers','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',120,1,'move','play side_deal','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',121,1,'move','stop','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',122,1,'move','draw','spies',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',123,1,'move','draw','night_withdrawal',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',124,1,'move','discard townsfolk','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',125,0,'move','stop','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',126,1,'move','stop','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',127,0,'move','stop','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',128,1,'move','stop','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',129,1,'move','spend 0','',1794954200,'person');
INSERT INTO "moves" VALUES('rhnfuud4ezi9j9y7',130,0,'move','spend 0','',1794954200,'person');
INSERT INTO "moves" VALUES('hx435c54t91ku55o',0,1,'move','family gonzaga','',1794954201,'person');
INSERT INTO "moves" VALUES('hx435c54t91ku55o',1,2,'move','family este','',1794954201,'person');
INSERT INTO "moves" VALUES('hx435c54t91ku55o',2,0,'move','family medici','castle_2 hill_1 mountain_1 field_3 wood_2 castle_1 river_1 field_5 village_1 river_2 hill_2 field_4 castle_3 village_2 lake_1 men_at_arms piccinino francesco_sforza',1794954201,'person');
INSERT INTO "moves" VALUES('hx435c54t91ku55o',3,1,'move','tile castle_2','',1794954201,'person');
INSERT INTO "moves" VALUES('hx435c54t91ku55o',4,1,'move','lay 0,1','',1794954201,'person');
INSERT INTO "moves" VALUES('hx435c54t91ku55o',5,2,'move','tile village_1','',1794954201,'person');
INSERT INTO "moves" VALUES('hx435c54t91ku55o',6,2,'move','lay -1,1','',1794954201,'person');
INSERT INTO "moves" VALUES('hx435c54t91ku55o',7,0,'move','tile village_2','',1794954201,'person');
INSERT INTO "moves" VALUES('hx435c54t91ku55o',8,0,'move','lay -1,0','',1794954201,'person');
INSERT INTO "moves" VALUES('hx435c54t91ku55o',9,1,'move','tile mountain_1','',1794954201,'person');
INSERT INTO "moves" VALUES('hx435c54t91ku55o',10,1,'move','lay 1,-1','',1794954201,'person');
INSERT INTO "moves" VALUES('hx435c54t91ku55o',11,2,'move','tile river_1','',1794954201,'person');
INSERT INTO "moves" VALUES('hx435c54t91ku55o',12,2,'move','lay -2,1','',1794954201,'person');
INSERT INTO "moves" VALUES('hx435c54t91ku55o',13,0,'move','tile hill_2','',1794954201,'person');
INSERT INTO "moves" VALUES('hx435c54t91ku55o',14,0,'move','lay -2,2','',1794954201,'person');
INSERT INTO "moves" VALUES('hx435c54t91ku55o',15,1,'move','tile field_3','',1794954201,'person');
INSERT INTO "moves" VALUES('hx435c54t91ku55o',16,1,'move','lay 0,-1','',1794954201,'person');
INSERT INTO "moves" VALUES('hx435c54t91ku55o',17,2,'move','tile river_2','',1794954201,'person');
INSERT INTO "moves" VALUES('hx435c54t91ku55o',18,2,'move','lay -3,2','',1794954201,'person');
INSERT INTO "moves" VALUES('hx435c54t91ku55o',19,0,'move','tile lake_1','',1794954201,'person');
INSERT INTO "moves" VALUES('hx435c54t91ku55o',20,0,'move','lay -1,2','',1794954201,'person');
INSERT INTO "moves" VALUES('hx435c54t91ku55o',21,1,'move','tile wood_2','',1794954201,'person');
INSERT INTO "moves" VALUES('hx435c54t91ku55o',22,1,'move','lay 2,-1','',1794954201,'person');
INSERT INTO "moves" VALUES('hx435c54t91ku55o',23,2,'move','tile field_5','',1794954201,'person');
INSERT INTO "moves" VALUES('hx435c54t91ku55o',24,2,'move','lay 2,-2','',1794954201,'person');
CREATE TABLE people (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	password TEXT, 
	signed_name TEXT, 
	made DOUBLE NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (signed_name)
);
INSERT INTO "people" VALUES('pk2ppmxi29bar4ksz','Anna',NULL,NULL,1794954183);
INSERT INTO "people" VALUES('pjg32i4svkb8hix9b','Bruno',NULL,NULL,1794954183);
CREATE TABLE seats (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	person TEXT, 
	name TEXT, 
	bot TEXT, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('y6qdtsceoo777pf0',0,'pk2ppmxi29bar4ksz','Anna',NULL);
INSERT INTO "seats" VALUES('y6qdtsceoo777pf0',1,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('y6qdtsceoo777pf0',2,NULL,'Lorenzo','greedy');
INSERT INTO "seats" VALUES('87pa0mmp7g4hig5g',0,'pk2ppmxi29bar4ksz','Anna',NULL);
INSERT INTO "seats" VALUES('87pa0mmp7g4hig5g',1,'pk2ppmxi29bar4ksz','Anna 2',NULL);
INSERT INTO "seats" VALUES('87pa0mmp7g4hig5g',2,'pk2ppmxi29bar4ksz','Anna 3',NULL);
INSERT INTO "seats" VALUES('i1r5v8jc8jfn1zt0',0,'pk2ppmxi29bar4ksz','Anna',NULL);
INSERT INTO "seats" VALUES('i1r5v8jc8jfn1zt0',1,'pk2ppmxi29bar4ksz','Anna 2',NULL);
INSERT INTO "seats" VALUES('bnom71neuy99ol20',0,'pk2ppmxi29bar4ksz','Anna',NULL);
INSERT INTO "seats" VALUES('bnom71neuy99ol20',1,'pk2ppmxi29bar4ksz','Anna 2',NULL);
INSERT INTO "seats" VALUES('n64iplscvvt1t6u6',0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('n64iplscvvt1t6u6',1,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('n64iplscvvt1t6u6',2,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('ygt4sjsr3z2nkfz7',0,'pk2ppmxi29bar4ksz','Anna',NULL);
INSERT INTO "seats" VALUES('ygt4sjsr3z2nkfz7',1,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('ygt4sjsr3z2nkfz7',2,NULL,'Lorenzo','greedy');
INSERT INTO "seats" VALUES('61qvg0edq85g6b5c',0,'pk2ppmxi29bar4ksz','Anna',NULL);
INSERT INTO "seats" VALUES('61qvg0edq85g6b5c',1,'pk2ppmxi29bar4ksz','Anna 2',NULL);
INSERT INTO "seats" VALUES('61qvg0edq85g6b5c',2,'pk2ppmxi29bar4ksz','Anna 3',NULL);
INSERT INTO "seats" VALUES('ejztsjaq341gg8mu',0,'pk2ppmxi29bar4ksz','Anna',NULL);
INSERT INTO "seats" VALUES('ejztsjaq341gg8mu',1,'pk2ppmxi29bar4ksz','Anna 2',NULL);
INSERT INTO "seats" VALUES('ejztsjaq341gg8mu',2,'pk2ppmxi29bar4ksz','Anna 3',NULL);
INSERT INTO "seats" VALUES('y2hv7p3dzck6lgfv',0,'pk2ppmxi29bar4ksz','Anna',NULL);
INSERT INTO "seats" VALUES('y2hv7p3dzck6lgfv',1,'pk2ppmxi29bar4ksz','Anna 2',NULL);
INSERT INTO "seats" VALUES('y2hv7p3dzck6lgfv',2,'pk2ppmxi29bar4ksz','Anna 3',NULL);
INSERT INTO "seats" VALUES('st2sos3otkpqxv9a',0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('st2sos3otkpqxv9a',1,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('st2sos3otkpqxv9a',2,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('dgkiag2v2os2ip68',0,'pk2ppmxi29bar4ksz','Anna',NULL);
INSERT INTO "seats" VALUES('dgkiag2v2os2ip68',1,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('dgkiag2v2os2ip68',2,NULL,'Lorenzo','greedy');
INSERT INTO "seats" VALUES('rudchea4pkpazcgn',0,'pk2ppmxi29bar4ksz','Anna',NULL);
INSERT INTO "seats" VALUES('rudchea4pkpazcgn',1,'pk2ppmxi29bar4ksz','Anna 2',NULL);
INSERT INTO "seats" VALUES('rudchea4pkpazcgn',2,'pk2ppmxi29bar4ksz','Anna 3',NULL);
INSERT INTO "seats" VALUES('cak98t1nn8dau3m9',0,'pk2ppmxi29bar4ksz','Anna',NULL);
INSERT INTO "seats" VALUES('cak98t1nn8dau3m9',1,'pk2ppmxi29bar4ksz','Anna 2',NULL);
INSERT INTO "seats" VALUES('0ysgqzabgfuo0otx',0,'pk2ppmxi29bar4ksz','Anna',NULL);
INSERT INTO "seats" VALUES('0ysgqzabgfuo0otx',1,'pk2ppmxi29bar4ksz','Anna 2',NULL);
INSERT INTO "seats" VALUES('93uyt8zc3kff1mu9',0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('93uyt8zc3kff1mu9',1,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('93uyt8zc3kff1mu9',2,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('48uznbuptimskv89',0,'pk2ppmxi29bar4ksz','Anna',NULL);
INSERT INTO "seats" VALUES('48uznbuptimskv89',1,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('48uznbuptimskv89',2,NULL,'Lorenzo','greedy');
INSERT INTO "seats" VALUES('ma6igs7l8ozekchl',0,'pk2ppmxi29bar4ksz','Anna',NULL);
INSERT INTO "seats" VALUES('ma6igs7l8ozekchl',1,'pk2ppmxi29bar4ksz','Anna 2',NULL);
INSERT INTO "seats" VALUES('ma6igs7l8ozekchl',2,'pk2ppmxi29bar4ksz','Anna 3',NULL);
INSERT INTO "seats" VALUES('rhnfuud4ezi9j9y7',0,'pk2ppmxi29bar4ksz','Anna',NULL);
INSERT INTO "seats" VALUES('rhnfuud4ezi9j9y7',1,'pk2ppmxi29bar4ksz','Anna 2',NULL);
INSERT INTO "seats" VALUES('zwjon94th021vpy1',0,'pk2ppmxi29bar4ksz','Anna',NULL);
INSERT INTO "seats" VALUES('zwjon94th021vpy1',1,'pk2ppmxi29bar4ksz','Anna 2',NULL);
INSERT INTO "seats" VALUES('hx435c54t91ku55o',0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('hx435c54t91ku55o',1,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('hx435c54t91ku55o',2,NULL,NULL,NULL);
CREATE TABLE settings (
	name TEXT NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "settings" VALUES('schema','1');
INSERT INTO "settings" VALUES('secret','a secret of the tests');
INSERT INTO "settings" VALUES('hello_secret','another secret of the tests');
CREATE TABLE tables (
	id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	rules INTEGER NOT NULL, 
	seats INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	changes TEXT NOT NULL, 
	position TEXT, 
	start TEXT, 
	state TEXT NOT NULL, 
	host TEXT NOT NULL, 
	listed BOOLEAN NOT NULL, 
	spectators BOOLEAN NOT NULL, 
	invitation TEXT NOT NULL, 
	clock_per TEXT, 
	clock_seconds INTEGER, 
	study BOOLEAN NOT NULL, 
	origin_table TEXT, 
	origin_frame INTEGER, 
	made DOUBLE NOT NULL, 
	begun DOUBLE, 
	moved DOUBLE NOT NULL, 
	due DOUBLE, 
	waiting TEXT NOT NULL, 
	winners TEXT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('y6qdtsceoo777pf0','m400',2,3,'{"victory_target":20,"draw_table":"catch_up","draw_optional":false,"special_states":"simultaneous","trade_gifts":false,"trade_max_offers":3,"cancelled_offers_count":false,"repeated_offers":true,"trade_max_cards_per_side":"any","toll_on_capitals":true,"surrender_destroys_army":false,"plague_removal":"any_turn_end","plague_exit":"any_means","defender_combination":"when_needed","war_without_combat_card":false,"later_battle_colour":"attacker","alliance_hand_limit":"every_turn","capital_reward_includes_victim":true,"sequence_limit":60}','[["meta","-","year","2016"]]',NULL,NULL,'gathering','pk2ppmxi29bar4ksz',1,1,'ohysacdzbfqfs13p','move',86400,0,NULL,NULL,1794954185,NULL,1794954185,NULL,'[]','[]');
INSERT INTO "tables" VALUES('87pa0mmp7g4hig5g','m400',2,3,'{"victory_target":20,"draw_table":"catch_up","draw_optional":false,"special_states":"simultaneous","trade_gifts":false,"trade_max_offers":3,"cancelled_offers_count":false,"repeated_offers":true,"trade_max_cards_per_side":"any","toll_on_capitals":true,"surrender_destroys_army":false,"plague_removal":"any_turn_end","plague_exit":"any_means","defender_combination":"when_needed","war_without_combat_card":false,"later_battle_colour":"attacker","alliance_hand_limit":"every_turn","capital_reward_includes_victim":true,"sequence_limit":60}','[["meta","-","year","2016"]]',NULL,'blue_2 red_2 alchimista','running','pk2ppmxi29bar4ksz',0,0,'equ0e4tpzyedytrl',NULL,NULL,0,NULL,NULL,1794954186,1794954186,1794954186,NULL,'[2]','[]');
INSERT INTO "tables" VALUES('i1r5v8jc8jfn1zt0','m400',2,2,'{"victory_target":"by_player_count","draw_table":"income","draw_optional":true,"special_states":"simultaneous","trade_gifts":false,"trade_max_offers":20,"cancelled_offers_count":false,"repeated_offers":true,"trade_max_cards_per_side":"any","toll_on_capitals":true,"surrender_destroys_army":false,"plague_removal":"any_turn_end","plague_exit":"any_means","defender_combination":"when_needed","war_without_combat_card":false,"later_battle_colour":"attacker","alliance_hand_limit":"every_turn","capital_reward_includes_victim":true,"sequence_limit":60}','[]',NULL,'caballus alchimista green_bonus revolutionem blue_3 blue_malus green_4','running','pk2ppmxi29bar4ksz',0,1,'f5vrpjem3lqgleth',NULL,NULL,0,NULL,NULL,1794954186,1794954186,1794954187,NULL,'[0]','[]');
INSERT INTO "tables" VALUES('bnom71neuy99ol20','m400',2,2,'{"victory_target":"by_player_count","draw_table":"income","draw_optional":true,"special_states":"simultaneous","trade_gifts":false,"trade_max_offers":20,"cancelled_offers_count":false,"repeated_offers":true,"trade_max_cards_per_side":"any","toll_on_capitals":true,"surrender_destroys_army":false,"plague_removal":"any_turn_end","plague_exit":"any_means","defender_combination":"when_needed","war_without_combat_card":false,"later_battle_colour":"attacker","alliance_hand_limit":"every_turn","capital_reward_includes_victim":true,"sequence_limit":60}','[]','game = "m400"
rules = 2
seats = 2
sequence = 2
order = ["purple", "yellow", "blue", "green"]

[options]
draw_table = "income"

[[colour]]
colour = "purple"
seat = 1
capital = "novgorod"
score = 0
points = 0
states = ["luxeborg"]
armies = ["luxeborg", "reserve"]

[[colour]]
colour = "blue"
seat = 0
capital = "impero_ottomano"
score = 0
points = 0
armies = ["impero_ottomano", "reserve"]

[[colour]]
colour = "yellow"
seat = 1
capital = "anglia"
score = 0
points = 0
armies = ["anglia", "reserve"]

[[colour]]
colour = "green"
seat = 0
capital = "aragona"
score = 0
points = 0
armies = ["aragona", "reserve"]

[[seat]]
hand = ["red_1", "red_1", "red_4", "red_bonus", "red_bonus", "red_bonus", "green_2", "green_bonus", "green_bonus", "blue_1", "blue_1", "blue_2", "blue_2", "blue_bonus", "caballus", "caravella", "caravella", "caravella"]

[[seat]]
hand = ["red_1", "red_1", "red_2", "red_2", "red_2", "red_3", "green_1", "green_1", "blue_4", "blue_malus", "rapina", "rapina", "capitaneus_venturae", "capitaneus_venturae", "caballus", "caravella", "revolutionem"]

[cards]
discarded = ["red_2", "red_3", "red_3", "red_3", "red_4", "red_4", "red_malus", "green_1", "green_1", "green_2", "green_2", "green_3", "green_3", "green_malus", "blue_1", "blue_1", "blue_2", "blue_3", "blue_3", "blue_bonus", "alchimista", "alchimista", "rapina", "caballus", "caravella", "incendium", "revolutionem"]

[[known]]
by = 0
seat = 1
card = "red_1"

[[decide]]
step = "sequence"
place = 2

[[decide]]
step = "turn"
phase = "movement"

[[decide]]
step = "trade"
seat = 1
colour = "yellow"
','','running','pk2ppmxi29bar4ksz',0,1,'j9jhdmq9tf0kk2vo',NULL,NULL,0,'i1r5v8jc8jfn1zt0',82,1794954194,1794954194,1794954194,NULL,'[1]','[]');
INSERT INTO "tables" VALUES('n64iplscvvt1t6u6','m400',2,3,'{"victory_target":20,"draw_table":"catch_up","draw_optional":false,"special_states":"simultaneous","trade_gifts":false,"trade_max_offers":3,"cancelled_offers_count":false,"repeated_offers":true,"trade_max_cards_per_side":"any","toll_on_capitals":true,"surrender_destroys_army":false,"plague_removal":"any_turn_end","plague_exit":"any_means","defender_combination":"when_needed","war_without_combat_card":false,"later_battle_colour":"attacker","alliance_hand_limit":"every_turn","capital_reward_includes_victim":true,"sequence_limit":60}','[]',NULL,'blue_3 alchimista capitaneus_venturae pestem alchimista caravella red_1','ended','pjg32i4svkb8hix9b',0,1,'3xdury35wuri967x',NULL,NULL,1,NULL,NULL,1794954194,1794954194,1794954194,NULL,'[]','[]');
INSERT INTO "tables" VALUES('ygt4sjsr3z2nkfz7','magnifico',2,3,'{"target_vp":36,"machine_cost":"card","unsold_cards":"bottom","rich_start":true,"double_explosion":false,"self_destruct":false,"machines_need_infantry":false,"second_place_vp":false,"tie_reference":"new_holder","retreat_timing":"any_moment","bombed_tanks":"may_stop","workshop_cards":"usable","doomed_landing":false,"culverin_targets":"assault","assault_sequence":"fixed"}','[["constants","-","start_florins","120"]]',NULL,NULL,'gathering','pk2ppmxi29bar4ksz',1,1,'x6xcls4crvhlkxft','move',86400,0,NULL,NULL,1794954194,NULL,1794954194,NULL,'[]','[]');
INSERT INTO "tables" VALUES('61qvg0edq85g6b5c','magnifico',2,3,'{"target_vp":36,"machine_cost":"card","unsold_cards":"bottom","rich_start":true,"double_explosion":false,"self_destruct":false,"machines_need_infantry":false,"second_place_vp":false,"tie_reference":"new_holder","retreat_timing":"any_moment","bombed_tanks":"may_stop","workshop_cards":"usable","doomed_landing":false,"culverin_targets":"assault","assault_sequence":"fixed"}','[["constants","-","start_florins","120"]]',NULL,'hit blank*4 explosion hit*4 explosion*2 hit*4 blank*2','running','pk2ppmxi29bar4ksz',0,0,'5dtc548jd9h3v9fu',NULL,NULL,0,NULL,NULL,1794954194,1794954194,1794954194,NULL,'[1]','[]');
INSERT INTO "tables" VALUES('ejztsjaq341gg8mu','magnifico',2,3,'{"target_vp":30,"machine_cost":"card","unsold_cards":"bottom","rich_start":false,"double_explosion":false,"self_destruct":true,"machines_need_infantry":false,"second_place_vp":false,"tie_reference":"new_holder","retreat_timing":"any_moment","bombed_tanks":"may_stop","workshop_cards":"usable","doomed_landing":false,"culverin_targets":"assault","assault_sequence":"free"}','[]',NULL,'hit*5 blank hit*4 blank*2 hit*3 blank explosion*2','ended','pk2ppmxi29bar4ksz',0,1,'529hw0n0mwlsgwb2',NULL,NULL,0,NULL,NULL,1794954195,1794954195,1794954196,NULL,'[]','[2]');
INSERT INTO "tables" VALUES('y2hv7p3dzck6lgfv','magnifico',2,3,'{"target_vp":30,"machine_cost":"card","unsold_cards":"bottom","rich_start":false,"double_explosion":false,"self_destruct":true,"machines_need_infantry":false,"second_place_vp":false,"tie_reference":"new_holder","retreat_timing":"any_moment","bombed_tanks":"may_stop","workshop_cards":"usable","doomed_landing":false,"culverin_targets":"assault","assault_sequence":"free"}','[]','game = "magnifico"
rules = 2
seats = 3
round = 5
holder = 0

[options]
self_destruct = true

[[seat]]
colour = "blue"
points = 8
money = 60
field = ["automaton"]
archive = ["anti_aircraft_culverin"]

[[seat]]
colour = "red"
points = 0
money = 150

[[seat]]
colour = "green"
points = 22
money = 70
field = ["airplane_aerial_screw", "tank_tortoise"]
archive = ["paratrooper"]
bid = 60

[cards]
auction = ["airplane_great_kite", "lead_ball_wagon"]
machine_bottom = ["tank_covered", "tank_fan_gun"]
project_bottom = ["gyroscope"]

[turn]
stage = 2
raised = ["lisbon"]

[territories]
lisbon = "seat 2, 5 soldiers, castle, 2 towers"
toledo = "seat 2, 5 soldiers"
seville = "seat 2, 3 soldiers, castle"
florence = "seat 0, 3 soldiers, castle, 1 towers"
stockholm = "seat 1, 4 soldiers, castle"
moscow = "seat 1, 5 soldiers, castle, 2 towers"
tunis = "seat 0, 2 soldiers, castle"

[[decide]]
step = "round"

[[decide]]
step = "scoring"

[[decide]]
step = "turns"

[[decide]]
step = "reveal"

[[decide]]
step = "bids"
','','running','pk2ppmxi29bar4ksz',0,1,'gba2votampyua3fu',NULL,NULL,0,'ejztsjaq341gg8mu',70,1794954196,1794954196,1794954196,NULL,'[0,1]','[]');
INSERT INTO "tables" VALUES('st2sos3otkpqxv9a','magnifico',2,3,'{"target_vp":36,"machine_cost":"card","unsold_cards":"bottom","rich_start":true,"double_explosion":false,"self_destruct":false,"machines_need_infantry":false,"second_place_vp":false,"tie_reference":"new_holder","retreat_timing":"any_moment","bombed_tanks":"may_stop","workshop_cards":"usable","doomed_landing":false,"culverin_targets":"assault","assault_sequence":"fixed"}','[]',NULL,'hit*2 blank*4 blank*5 explosion hit blank*3 explosion*2','ended','pjg32i4svkb8hix9b',0,1,'zb0wh4q5nuu9sii0',NULL,NULL,1,NULL,NULL,1794954196,1794954196,1794954196,NULL,'[]','[]');
INSERT INTO "tables" VALUES('dgkiag2v2os2ip68','venetia',2,3,'{"ruleset":"basic","sea_route_rule":"own_influence","fleet_ban":"region","revolt_losses":"one","revolt_order":"podesta_first","podesta_rule":"while_value_met","venice_after_meeting":"moves_on","scoring_timing":"immediate","veto_scope":"every_draw","threats_owed":"per_icon","battle_token_return":"end_of_turn","infamy_scope":"any_podesta","first_election_family":"as_later","doge_tokens_two_players":4,"monuments_vote":"drawn_districts","doge_tokens_scored":"all_held","hand_limit":6}','[["meta","-","year","2014"]]',NULL,NULL,'gathering','pk2ppmxi29bar4ksz',1,1,'nsub4vtg3z7q2ufq','move',86400,0,NULL,NULL,1794954196,NULL,1794954196,NULL,'[]','[]');
INSERT INTO "tables" VALUES('rudchea4pkpazcgn','venetia',2,3,'{"ruleset":"basic","sea_route_rule":"own_influence","fleet_ban":"region","revolt_losses":"one","revolt_order":"podesta_first","podesta_rule":"while_value_met","venice_after_meeting":"moves_on","scoring_timing":"immediate","veto_scope":"every_draw","threats_owed":"per_icon","battle_token_return":"end_of_turn","infamy_scope":"any_podesta","first_election_family":"as_later","doge_tokens_two_players":4,"monuments_vote":"drawn_districts","doge_tokens_scored":"all_held","hand_limit":6}','[["meta","-","year","2014"]]',NULL,'capitano_da_mar ufficio_sale capitolazioni colleganza broglio libro_meraviglie capitano_da_mar vetri_murano crisobolla','running','pk2ppmxi29bar4ksz',0,0,'onw7ov916w4haz9e',NULL,NULL,0,NULL,NULL,1794954196,1794954196,1794954197,NULL,'[0]','[]');
INSERT INTO "tables" VALUES('cak98t1nn8dau3m9','venetia',2,2,'{"ruleset":"full","sea_route_rule":"own_influence","fleet_ban":"sea","revolt_losses":"one","revolt_order":"podesta_first","podesta_rule":"while_value_met","venice_after_meeting":"moves_on","scoring_timing":"immediate","veto_scope":"every_draw","threats_owed":"per_icon","battle_token_return":"end_of_turn","infamy_scope":"any_podesta","first_election_family":"as_later","doge_tokens_two_players":4,"monuments_vote":"drawn_districts","doge_tokens_scored":"kept_only","hand_limit":0}','[]',NULL,'fondaco corona_cipro bailo vetri_murano fortezze grazia_ducale','running','pk2ppmxi29bar4ksz',0,1,'arnu0675hqaufwhy',NULL,NULL,0,NULL,NULL,1794954197,1794954197,1794954199,NULL,'[0]','[]');
INSERT INTO "tables" VALUES('0ysgqzabgfuo0otx','venetia',2,2,'{"ruleset":"full","sea_route_rule":"own_influence","fleet_ban":"sea","revolt_losses":"one","revolt_order":"podesta_first","podesta_rule":"while_value_met","venice_after_meeting":"moves_on","scoring_timing":"immediate","veto_scope":"every_draw","threats_owed":"per_icon","battle_token_return":"end_of_turn","infamy_scope":"any_podesta","first_election_family":"as_later","doge_tokens_two_players":4,"monuments_vote":"drawn_districts","doge_tokens_scored":"kept_only","hand_limit":0}','[]','game = "venetia"
rules = 2
seats = 2
doge = 1
office = 4
venice = 5
enemies = 21
epoch = "rise"
control = ["mar_adriatico", "mar_ionio"]
dice = ["commercial_two", "commercial_four", "military_two", "political_two", "political_two", "political_four"]

[options]
fleet_ban = "sea"

[[seat]]
hand = ["muda"]
spent = ["galley_captain", "procurator"]
kept = 3
vp_tokens = ["vp_2"]
kingdoms = ["cordoba_caliphate", "crown_of_aragon"]

[[seat]]
hand = ["colleganza"]
spent = ["galley_captain", "senator"]
board = "head_of_the_house"
kingdoms = ["byzantine_empire"]

[colonies]
palermo = [1, 0]
spalato = [2, 1]
durazzo = [1, 2]
nauplia = [0, 1]
malvasia = [1, 0]

[podesta]
spalato = 0
durazzo = 1

[seas]
mar_tirreno = [1, 0]
mar_egeo = [0, 1]
mar_di_ponente = [1, 0]

[kingdoms]
tartaria = "golden_horde"
levante = "abbasid_caliphate"
africa = "fatimid_caliphate"

[ducats]
san_polo = [1, 1]
san_marco = [1, 0]

[grey]
santa_croce = [1, 0]

[cards]
discarded = ["fondaco", "banco_giro", "ufficio_sale", "arsenale", "fortezze", "inviati_segreti", "bailo", "corona_cipro", "broglio", "serrata", "grazia_ducale"]
threats = ["sack_of_tana", "masters_of_cairo", "conquest_of_majorca"]
tiles_out = ["cannaregio", "castello", "dorsoduro", "santa_croce"]

[turn]
active = 1

[[decide]]
step = "close"
seat = 1

[[decide]]
step = "die"
seat = 1

[[decide]]
step = "doge_token"
seat = 1
','','running','pk2ppmxi29bar4ksz',0,1,'jllrbjdcneomx15t',NULL,NULL,0,'cak98t1nn8dau3m9',82,1794954199,1794954199,1794954199,NULL,'[1]','[]');
INSERT INTO "tables" VALUES('93uyt8zc3kff1mu9','venetia',2,3,'{"ruleset":"basic","sea_route_rule":"own_influence","fleet_ban":"region","revolt_losses":"one","revolt_order":"podesta_first","podesta_rule":"while_value_met","venice_after_meeting":"moves_on","scoring_timing":"immediate","veto_scope":"every_draw","threats_owed":"per_icon","battle_token_return":"end_of_turn","infamy_scope":"any_podesta","first_election_family":"as_later","doge_tokens_two_players":4,"monuments_vote":"drawn_districts","doge_tokens_scored":"all_held","hand_limit":6}','[]',NULL,'corsari bailo corona_cipro capitolazioni inviati_segreti serrata muda condottieri capitolazioni','ended','pjg32i4svkb8hix9b',0,1,'b0de782qxxxumr2w',NULL,NULL,1,NULL,NULL,1794954199,1794954199,1794954199,NULL,'[]','[]');
INSERT INTO "tables" VALUES('48uznbuptimskv89','ventura',2,3,'{"edition":"it-2011","florins_value_5":"edition","starting_draw":"edition","city_domain_order":"edition","first_player_tiebreak":"edition","first_player_may_keep":"edition","resistance_use":"edition","full_board_rule":"edition","restricted_companies":"edition","lone_captain_check":"edition","mixed_fortunes_timing":"edition","multi_draw":"edition","equal_domains_set":"edition","heavy_cavalry_resistance":6,"battle_boards":"edition","minimum_age":"edition","papal_in_starting_domain":true,"split_lone_army":false,"move_after_battle":true,"papal_scoring":"own_turn","domain_beyond_markers":true,"events_per_window":"any","equal_domains":false,"equal_domains_values":"equal","mixed_fortunes":false,"to_arms":true,"familial_expertise":false}','[["meta","-","year","2011"]]',NULL,NULL,'gathering','pk2ppmxi29bar4ksz',1,1,'o6pal8muo2o96oji','move',86400,0,NULL,NULL,1794954199,NULL,1794954199,NULL,'[]','[]');
INSERT INTO "tables" VALUES('ma6igs7l8ozekchl','ventura',2,3,'{"edition":"it-2011","florins_value_5":"edition","starting_draw":"edition","city_domain_order":"edition","first_player_tiebreak":"edition","first_player_may_keep":"edition","resistance_use":"edition","full_board_rule":"edition","restricted_companies":"edition","lone_captain_check":"edition","mixed_fortunes_timing":"edition","multi_draw":"edition","equal_domains_set":"edition","heavy_cavalry_resistance":6,"battle_boards":"edition","minimum_age":"edition","papal_in_starting_domain":true,"split_lone_army":false,"move_after_battle":true,"papal_scoring":"own_turn","domain_beyond_markers":true,"events_per_window":"any","equal_domains":false,"equal_domains_values":"equal","mixed_fortunes":false,"to_arms":true,"familial_expertise":false}','[["meta","-","year","2011"]]',NULL,'seat_0','running','pk2ppmxi29bar4ksz',0,0,'7rig6vp7vpntaih0',NULL,NULL,0,NULL,NULL,1794954199,1794954199,1794954199,NULL,'[2]','[]');
INSERT INTO "tables" VALUES('rhnfuud4ezi9j9y7','ventura',2,2,'{"edition":"en-2010","florins_value_5":"edition","starting_draw":"edition","city_domain_order":"edition","first_player_tiebreak":"edition","first_player_may_keep":"edition","resistance_use":"edition","full_board_rule":"edition","restricted_companies":"edition","lone_captain_check":"edition","mixed_fortunes_timing":"edition","multi_draw":"edition","equal_domains_set":"edition","heavy_cavalry_resistance":"edition","battle_boards":"edition","minimum_age":"edition","papal_in_starting_domain":true,"split_lone_army":false,"move_after_battle":true,"papal_scoring":"own_turn","domain_beyond_markers":true,"events_per_window":"any","equal_domains":true,"equal_domains_values":"equal","mixed_fortunes":true,"to_arms":false,"familial_expertise":false}','[]',NULL,'seat_0','running','pk2ppmxi29bar4ksz',0,1,'oj3ajwqdwrmlvwpi',NULL,NULL,0,NULL,NULL,1794954199,1794954199,1794954200,NULL,'[1]','[]');
INSERT INTO "tables" VALUES('zwjon94th021vpy1','ventura',2,2,'{"edition":"en-2010","florins_value_5":"edition","starting_draw":"edition","city_domain_order":"edition","first_player_tiebreak":"edition","first_player_may_keep":"edition","resistance_use":"edition","full_board_rule":"edition","restricted_companies":"edition","lone_captain_check":"edition","mixed_fortunes_timing":"edition","multi_draw":"edition","equal_domains_set":"edition","heavy_cavalry_resistance":"edition","battle_boards":"edition","minimum_age":"edition","papal_in_starting_domain":true,"split_lone_army":false,"move_after_battle":true,"papal_scoring":"own_turn","domain_beyond_markers":true,"events_per_window":"any","equal_domains":true,"equal_domains_values":"equal","mixed_fortunes":true,"to_arms":false,"familial_expertise":false}','[]','game = "ventura"
rules = 2
seats = 2
round = 4
first = 0

[options]
equal_domains = true
mixed_fortunes = true

[[seat]]
family = "visconti"
points = 10
florins = 4
domain = ["city_visconti", "field_4", "papal_1", "wood_1"]
hand = ["carmagnola", "fra_moriale", "mounted_skirmishers", "desertion"]
shown = ["carmagnola", "fra_moriale", "mounted_skirmishers"]

[[seat]]
family = "este"
points = 13
florins = 4
domain = ["city_este", "field_3", "castle_2", "wood_2", "field_1"]
hand = ["piccinino", "pikemen", "boatmen", "revolt", "revolt"]
shown = ["piccinino", "pikemen"]
reserve = ["field_2"]

[[troop]]
seat = 0
area = 1
at = "city_visconti"
companies = ["foragers"]

[map]
papal_1 = "0,0"
papal_2 = "1,0"
city_este = "-1,-1"
city_visconti = "0,2"
castle_1 = "1,1"
castle_2 = "1,-1"
hill_1 = "2,0"
hill_2 = "3,-1"
field_1 = "0,-2"
field_3 = "0,-1"
field_4 = "0,1"
wood_1 = "-1,0"
wood_2 = "2,-1"

[cards]
display = ["alberico_da_barbiano", "acuto", "archers"]
discarded = ["niccolo_da_tolentino", "micheletto_attendolo", "federico_da_montefeltro", "crossbowmen", "mounted_crossbowmen", "sappers", "papal_favour"]

[[decide]]
step = "turns"
stage = "deploy"
place = 1

[[decide]]
step = "deploy"
seat = 0
','','running','pk2ppmxi29bar4ksz',0,1,'8kd2dnktf45f6uw5',NULL,NULL,0,'rhnfuud4ezi9j9y7',86,1794954200,1794954200,1794954200,NULL,'[0]','[]');
INSERT INTO "tables" VALUES('hx435c54t91ku55o','ventura',2,3,'{"edition":"it-2011","florins_value_5":"edition","starting_draw":"edition","city_domain_order":"edition","first_player_tiebreak":"edition","first_player_may_keep":"edition","resistance_use":"edition","full_board_rule":"edition","restricted_companies":"edition","lone_captain_check":"edition","mixed_fortunes_timing":"edition","multi_draw":"edition","equal_domains_set":"edition","heavy_cavalry_resistance":6,"battle_boards":"edition","minimum_age":"edition","papal_in_starting_domain":true,"split_lone_army":false,"move_after_battle":true,"papal_scoring":"own_turn","domain_beyond_markers":true,"events_per_window":"any","equal_domains":false,"equal_domains_values":"equal","mixed_fortunes":false,"to_arms":true,"familial_expertise":false}','[]',NULL,'seat_1','ended','pjg32i4svkb8hix9b',0,1,'91wm9tbbkc7cu4wq',NULL,NULL,1,NULL,NULL,1794954201,1794954201,1794954201,NULL,'[]','[]');
CREATE INDEX tables_host ON tables (host);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX tables_open ON tables (state, listed);
CREATE INDEX seats_person ON seats (person);
COMMIT;
