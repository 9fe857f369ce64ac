CREATE TABLE "quiz_folders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quiz_folders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"school_id" bigint NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "questions_count" integer GENERATED ALWAYS AS (jsonb_array_length(content -> 'questions')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "folder_id" bigint;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "tags" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "archived_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "quiz_folders_school_id_index" ON "quiz_folders" USING btree ("school_id");--> statement-breakpoint
ALTER TABLE "quizzes" ADD CONSTRAINT "quizzes_folder_id_quiz_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."quiz_folders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quizzes_folder_id_index" ON "quizzes" USING btree ("folder_id");--> statement-breakpoint
CREATE INDEX "quizzes_by_tag" ON "quizzes" USING gin ("tags");