ALTER TABLE "cabinets" ADD COLUMN "shows_first_steps" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cabinets" ADD COLUMN "is_address_shared" boolean DEFAULT false NOT NULL;