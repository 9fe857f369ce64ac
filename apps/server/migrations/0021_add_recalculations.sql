CREATE TABLE "recalculated_attempts" (
	"recalculation_id" bigint NOT NULL,
	"attempt_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"is_applied" boolean DEFAULT false NOT NULL,
	CONSTRAINT "recalculated_attempts_recalculation_id_attempt_id_pk" PRIMARY KEY("recalculation_id","attempt_id")
);
--> statement-breakpoint
CREATE TABLE "recalculations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recalculations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"school_id" bigint NOT NULL,
	"quiz_id" bigint NOT NULL,
	"version_id" bigint NOT NULL,
	"state" text NOT NULL,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"last_attempt_id" bigint DEFAULT 0 NOT NULL,
	"created_by" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "decided_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "graded_version_id" bigint;--> statement-breakpoint
ALTER TABLE "recalculated_attempts" ADD CONSTRAINT "recalculated_attempts_recalculation_id_recalculations_id_fk" FOREIGN KEY ("recalculation_id") REFERENCES "public"."recalculations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recalculated_attempts" ADD CONSTRAINT "recalculated_attempts_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recalculated_attempts_attempt_id_index" ON "recalculated_attempts" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "recalculations_quiz_id_id_index" ON "recalculations" USING btree ("quiz_id","id");--> statement-breakpoint
CREATE INDEX "recalculations_school_id_index" ON "recalculations" USING btree ("school_id");