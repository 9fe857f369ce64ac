CREATE TABLE "school_record" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "school_record_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"xact" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"subject_id" bigint,
	"school_id" integer NOT NULL,
	"user_id" integer,
	"contact_id" integer,
	"type" smallint NOT NULL,
	"details" jsonb
) PARTITION BY RANGE ("at");
--> statement-breakpoint
CREATE INDEX "school_record_user" ON "school_record" USING btree ("school_id","user_id","id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "school_record_contact" ON "school_record" USING btree ("school_id","contact_id","id") WHERE contact_id is not null;--> statement-breakpoint
CREATE INDEX "school_record_type" ON "school_record" USING btree ("school_id","type","id");--> statement-breakpoint
CREATE TABLE "school_record_default" PARTITION OF "school_record" DEFAULT;--> statement-breakpoint
-- A partition for this month and each of the three that follow; the daily job `platform.tendRecord` makes those after them.
DO $$
DECLARE
	month timestamp := date_trunc('month', now() AT TIME ZONE 'UTC');
BEGIN
	FOR ahead IN 0..3 LOOP
		EXECUTE format(
			'CREATE TABLE %I PARTITION OF "school_record" FOR VALUES FROM (%L) TO (%L)',
			'school_record_' || to_char(month + make_interval(months => ahead), 'YYYY_MM'),
			(month + make_interval(months => ahead)) AT TIME ZONE 'UTC',
			(month + make_interval(months => ahead + 1)) AT TIME ZONE 'UTC'
		);
	END LOOP;
END $$;
