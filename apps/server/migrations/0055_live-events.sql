CREATE TABLE "live_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"kind" text NOT NULL,
	"school_id" bigint,
	"place_type" text,
	"place_id" bigint,
	"subject_id" bigint,
	"is_for_team" boolean DEFAULT false NOT NULL,
	"user_id" bigint
);
--> statement-breakpoint
CREATE INDEX "live_events_transaction_index" ON "live_events" USING btree ("transaction");--> statement-breakpoint
CREATE INDEX "live_events_created_at_index" ON "live_events" USING btree ("created_at");