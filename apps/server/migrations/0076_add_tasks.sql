CREATE TABLE "task_rows" (
	"task_id" bigint NOT NULL,
	"thing_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"about" text NOT NULL,
	CONSTRAINT "task_rows_task_id_thing_id_pk" PRIMARY KEY("task_id","thing_id")
);
--> statement-breakpoint
CREATE TABLE "task_targets" (
	"task_id" bigint NOT NULL,
	"thing_id" bigint NOT NULL,
	CONSTRAINT "task_targets_task_id_thing_id_pk" PRIMARY KEY("task_id","thing_id")
);
--> statement-breakpoint
CREATE TABLE "task_undo" (
	"task_id" bigint NOT NULL,
	"thing_id" bigint NOT NULL,
	"before" jsonb NOT NULL,
	CONSTRAINT "task_undo_task_id_thing_id_pk" PRIMARY KEY("task_id","thing_id")
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"school_id" bigint NOT NULL,
	"user_id" bigint,
	"kind" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"input" jsonb NOT NULL,
	"details" jsonb NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"error" text,
	"file" jsonb,
	"undo_until" timestamp (3) with time zone,
	"undoes_id" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "task_rows" ADD CONSTRAINT "task_rows_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_targets" ADD CONSTRAINT "task_targets_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_undo" ADD CONSTRAINT "task_undo_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "task_rows_thing_id_index" ON "task_rows" USING btree ("thing_id");--> statement-breakpoint
CREATE INDEX "task_undo_thing_id_index" ON "task_undo" USING btree ("thing_id");--> statement-breakpoint
CREATE INDEX "tasks_school_id_id_index" ON "tasks" USING btree ("school_id","id");--> statement-breakpoint
CREATE INDEX "tasks_user_id_index" ON "tasks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tasks_open" ON "tasks" USING btree ("school_id") WHERE "tasks"."state" in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "tasks_finished_at_index" ON "tasks" USING btree ("finished_at");--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_one_undo" ON "tasks" USING btree ("undoes_id") WHERE "tasks"."state" in ('waiting', 'running', 'done');