CREATE TABLE "offer_plans" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offer_plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"school_id" bigint NOT NULL,
	"offer_id" bigint NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"scheme" text NOT NULL,
	"amount" bigint NOT NULL,
	"old_amount" bigint,
	"promo_amount" bigint,
	"promo_until" timestamp (3) with time zone,
	"promo_places" integer,
	"promo_taken" integer DEFAULT 0 NOT NULL,
	"product_ids" jsonb,
	"length" jsonb,
	"is_on" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "offer_plans_cost" CHECK ("offer_plans"."amount" > 0),
	CONSTRAINT "offer_plans_promo_ends" CHECK ("offer_plans"."promo_amount" is null or "offer_plans"."promo_until" is not null or "offer_plans"."promo_places" is not null)
);
--> statement-breakpoint
ALTER TABLE "offers" DROP CONSTRAINT "offers_price_has_currency";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "plan_id" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_promo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "offer_plans" ADD CONSTRAINT "offer_plans_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_plans_offer_id_position_index" ON "offer_plans" USING btree ("offer_id","position");--> statement-breakpoint
CREATE INDEX "offer_plans_school_id_index" ON "offer_plans" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "orders_plan_id_index" ON "orders" USING btree ("plan_id");--> statement-breakpoint
INSERT INTO "offer_plans" ("school_id", "offer_id", "scheme", "amount", "old_amount", "promo_amount", "promo_until", "position") SELECT "school_id", "id", 'once', "price", "old_price", CASE WHEN "promo_until" IS NOT NULL THEN "promo_price" END, CASE WHEN "promo_price" IS NOT NULL THEN "promo_until" END, 0 FROM "offers" WHERE "price" IS NOT NULL ORDER BY "id";--> statement-breakpoint
UPDATE "orders" SET "plan_id" = "offer_plans"."id" FROM "offer_plans" WHERE "offer_plans"."offer_id" = "orders"."offer_id" AND "offer_plans"."school_id" = "orders"."school_id";--> statement-breakpoint
ALTER TABLE "offers" DROP COLUMN "price";--> statement-breakpoint
ALTER TABLE "offers" DROP COLUMN "old_price";--> statement-breakpoint
ALTER TABLE "offers" DROP COLUMN "promo_price";--> statement-breakpoint
ALTER TABLE "offers" DROP COLUMN "promo_until";