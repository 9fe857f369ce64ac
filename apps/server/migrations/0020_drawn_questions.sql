ALTER TABLE "quiz_versions" DROP CONSTRAINT "quiz_versions_one_per_revision";--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "question_ids" jsonb;--> statement-breakpoint
ALTER TABLE "quiz_versions" ADD COLUMN "sources" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "pools" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz_versions" ADD CONSTRAINT "quiz_versions_one_per_revision" UNIQUE("quiz_id","revision","sources");