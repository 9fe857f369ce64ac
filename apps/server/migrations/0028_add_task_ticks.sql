CREATE TABLE "task_ticks" (
	"user_id" bigint NOT NULL,
	"unit_id" bigint NOT NULL,
	"task" text NOT NULL,
	"lesson_id" bigint NOT NULL,
	"school_id" bigint NOT NULL,
	"ticked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "task_ticks_user_id_unit_id_task_pk" PRIMARY KEY("user_id","unit_id","task")
);
--> statement-breakpoint
CREATE INDEX "task_ticks_unit_id_index" ON "task_ticks" USING btree ("unit_id");--> statement-breakpoint
CREATE INDEX "task_ticks_school_id_index" ON "task_ticks" USING btree ("school_id");