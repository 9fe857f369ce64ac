ALTER TABLE "courses" ADD COLUMN "about" jsonb;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "about_html" text;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "opens_after_quiz_id" bigint;