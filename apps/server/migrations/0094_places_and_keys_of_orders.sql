ALTER TABLE "orders" ADD COLUMN "place_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "order_key" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "differs_since" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "orders_place_until" ON "orders" USING btree ("place_until") WHERE place_until is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_one_per_key" UNIQUE("school_id","order_key");--> statement-breakpoint
UPDATE "orders" SET "differs_since" = "awaiting_since" WHERE "awaiting_since" IS NOT NULL AND EXISTS (SELECT 1 FROM "transactions" WHERE "transactions"."order_id" = "orders"."id" AND "transactions"."state" = 'mismatch' AND "transactions"."decision" IS NULL);
