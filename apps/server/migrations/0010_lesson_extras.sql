ALTER TABLE "courses" ADD COLUMN "font_styles" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "lesson_sections" ADD COLUMN "copied" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "extras" jsonb DEFAULT '{}'::jsonb NOT NULL;