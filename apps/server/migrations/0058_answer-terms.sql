CREATE TABLE "answer_reminders" (
	"attempt_id" bigint NOT NULL,
	"school_id" bigint NOT NULL,
	"stage" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "answer_reminders_attempt_id_stage_pk" PRIMARY KEY("attempt_id","stage")
);
--> statement-breakpoint
CREATE TABLE "answer_terms" (
	"school_id" bigint PRIMARY KEY NOT NULL,
	"answer_hours" integer NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "answer_reminders" ADD CONSTRAINT "answer_reminders_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_reminders_school_id_index" ON "answer_reminders" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "attempts_decided" ON "attempts" USING btree ("school_id","decided_at","decided_by","lesson_id","finished_at") WHERE decided_by is not null;