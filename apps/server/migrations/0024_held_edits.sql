ALTER TABLE "quizzes" ADD COLUMN "learners_revision" integer;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "released" jsonb;