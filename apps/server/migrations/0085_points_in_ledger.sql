-- Points keep their ids: answers show them. An entry that undid another becomes its reversal.
INSERT INTO "ledger_entries"
	("id", "school_id", "account", "subject_id", "unit", "amount", "cause", "ref", "reverses_id", "reason", "note", "created_at")
OVERRIDING SYSTEM VALUE
SELECT entry.id, entry.school_id, 'points', entry.user_id, 'points', entry.delta,
	CASE WHEN given.id IS NULL THEN entry.rule ELSE 'given_to_many/reversed' END,
	entry.source, given.id, entry.reason, entry.comment, entry.created_at
FROM "point_entries" entry
LEFT JOIN "point_entries" given
	ON entry.rule = 'given_to_many_undone' AND given.rule = 'given_to_many' AND given.school_id = entry.school_id
	AND given.user_id = entry.user_id AND given.source = entry.source AND given.delta = -entry.delta;--> statement-breakpoint
SELECT setval(pg_get_serial_sequence('ledger_entries', 'id'), max("id")) FROM "ledger_entries" HAVING max("id") IS NOT NULL;--> statement-breakpoint
CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Entries of the ledger are never changed: reverse them.' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER ledger_entries_never_change BEFORE UPDATE ON "ledger_entries"
	FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();--> statement-breakpoint
DROP TABLE "point_entries" CASCADE;
