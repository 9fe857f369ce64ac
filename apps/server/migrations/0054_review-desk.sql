CREATE TABLE "held_decisions" (
	"attempt_id" bigint NOT NULL,
	"school_id" bigint NOT NULL,
	"status_id" smallint NOT NULL,
	"decided_by" bigint NOT NULL,
	"decided_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "held_decisions_attempt_id_pk" PRIMARY KEY("attempt_id")
);
--> statement-breakpoint
CREATE TABLE "practice_views" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "practice_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"school_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"search" jsonb NOT NULL,
	"is_default" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "practice_views_key" UNIQUE("user_id","school_id","key")
);
--> statement-breakpoint
ALTER TABLE "held_decisions" ADD CONSTRAINT "held_decisions_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "held_decisions_school_id_index" ON "held_decisions" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "held_decisions_decided_by_index" ON "held_decisions" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "practice_views_school_id_index" ON "practice_views" USING btree ("school_id");--> statement-breakpoint
CREATE UNIQUE INDEX "practice_views_one_default" ON "practice_views" USING btree ("user_id","school_id") WHERE is_default;--> statement-breakpoint
CREATE INDEX "attempts_school_id_status_id_started_at_index" ON "attempts" USING btree ("school_id","status_id","started_at");--> statement-breakpoint
CREATE INDEX "attempts_school_id_finished_at_index" ON "attempts" USING btree ("school_id","finished_at");--> statement-breakpoint
CREATE INDEX "attempts_lesson_id_started_at_index" ON "attempts" USING btree ("lesson_id","started_at");--> statement-breakpoint
CREATE INDEX "attempts_by_reviewer" ON "attempts" USING btree ("decided_by","started_at") WHERE decided_by is not null;