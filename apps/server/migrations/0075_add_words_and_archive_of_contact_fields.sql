ALTER TABLE "contact_fields" ADD COLUMN "titles" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_fields" ADD COLUMN "archived_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contact_tabs" ADD COLUMN "titles" jsonb DEFAULT '{}'::jsonb NOT NULL;