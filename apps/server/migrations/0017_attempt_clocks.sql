CREATE TABLE "answer_log" (
	"attempt_id" bigint NOT NULL,
	"question_id" text NOT NULL,
	"device" text NOT NULL,
	"seq" bigint NOT NULL,
	"answer" jsonb NOT NULL,
	"outcome" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "answer_log_attempt_id_question_id_device_seq_pk" PRIMARY KEY("attempt_id","question_id","device","seq")
);
--> statement-breakpoint
ALTER TABLE "attempt_answers" ADD COLUMN "changes" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "question_states" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "deadline_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "is_timed_out" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "answer_log" ADD CONSTRAINT "answer_log_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_log_attempt_id_at_index" ON "answer_log" USING btree ("attempt_id","at");--> statement-breakpoint
CREATE INDEX "attempts_by_root" ON "attempts" USING btree ("root_id") WHERE root_id is not null;--> statement-breakpoint
CREATE INDEX "attempts_by_deadline" ON "attempts" USING btree ("deadline_at") WHERE status_id = 5 and deadline_at is not null;