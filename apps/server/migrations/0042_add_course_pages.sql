ALTER TABLE "courses" ADD COLUMN "page" jsonb;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "page_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "has_comments" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "has_certificate" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "certificate_percent" smallint DEFAULT 100 NOT NULL;