DROP INDEX "learning_days_school_id_index";--> statement-breakpoint
CREATE INDEX "lesson_progress_done" ON "lesson_progress" USING btree ("school_id","done_at") WHERE done_at is not null;--> statement-breakpoint
CREATE INDEX "learning_days_school_id_day_index" ON "learning_days" USING btree ("school_id","day");