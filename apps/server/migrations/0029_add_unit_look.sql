ALTER TABLE "info_units" ADD COLUMN "look" jsonb;--> statement-breakpoint
ALTER TABLE "unit_versions" ADD COLUMN "look" jsonb;