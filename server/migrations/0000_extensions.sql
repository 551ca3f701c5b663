-- GiST operators for uuid: the exclusion constraints of reservations compare ids for equality.
CREATE EXTENSION IF NOT EXISTS btree_gist;
