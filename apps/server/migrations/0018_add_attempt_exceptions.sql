CREATE TABLE "attempt_exceptions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attempt_exceptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"school_id" bigint NOT NULL,
	"lesson_id" bigint NOT NULL,
	"quiz_id" bigint NOT NULL,
	"user_id" bigint,
	"participant_group_id" bigint,
	"extra_percent" integer DEFAULT 0 NOT NULL,
	"extra_minutes" integer DEFAULT 0 NOT NULL,
	"extra_attempts" integer DEFAULT 0 NOT NULL,
	"opens_at" timestamp (3) with time zone,
	"closes_at" timestamp (3) with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"given_by" bigint NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "attempt_exceptions_person" UNIQUE("lesson_id","quiz_id","user_id"),
	CONSTRAINT "attempt_exceptions_group" UNIQUE("lesson_id","quiz_id","participant_group_id"),
	CONSTRAINT "attempt_exceptions_for_whom" CHECK (num_nonnulls(user_id, participant_group_id) = 1)
);
--> statement-breakpoint
ALTER TABLE "attempt_exceptions" ADD CONSTRAINT "attempt_exceptions_participant_group_id_participant_groups_id_fk" FOREIGN KEY ("participant_group_id") REFERENCES "public"."participant_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempt_exceptions_quiz_id_given_at_index" ON "attempt_exceptions" USING btree ("quiz_id","given_at");--> statement-breakpoint
CREATE INDEX "attempt_exceptions_user_id_index" ON "attempt_exceptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "attempt_exceptions_school_id_index" ON "attempt_exceptions" USING btree ("school_id");