CREATE TABLE "access_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "access_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"school_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"actor_id" bigint,
	"kind" text NOT NULL,
	"details" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "access_grants" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "access_grants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"school_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"offer_id" bigint,
	"origin" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" bigint,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "offer_products" (
	"offer_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"school_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"content" jsonb NOT NULL,
	"known_lesson_id" bigint NOT NULL,
	"delays" jsonb,
	"length" jsonb,
	"skips_checkpoints" boolean DEFAULT false NOT NULL,
	CONSTRAINT "offer_products_offer_id_product_id_pk" PRIMARY KEY("offer_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"school_id" bigint NOT NULL,
	"code" text NOT NULL,
	"title" text NOT NULL,
	"title_alternative" text,
	"description" text DEFAULT '' NOT NULL,
	"status_id" smallint NOT NULL,
	"is_self_service" boolean NOT NULL,
	"sale_starts_at" timestamp (3) with time zone,
	"sale_ends_at" timestamp (3) with time zone,
	"places_total" integer,
	"places_taken" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "frozen_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "frozen_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "pauses" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "has_waiting_list" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "closes" jsonb;--> statement-breakpoint
ALTER TABLE "access_changes" ADD CONSTRAINT "access_changes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_grants" ADD CONSTRAINT "access_grants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_grants" ADD CONSTRAINT "access_grants_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_products" ADD CONSTRAINT "offer_products_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_products" ADD CONSTRAINT "offer_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_changes_product_id_user_id_id_index" ON "access_changes" USING btree ("product_id","user_id","id");--> statement-breakpoint
CREATE INDEX "access_changes_school_id_index" ON "access_changes" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "access_grants_product_id_user_id_index" ON "access_grants" USING btree ("product_id","user_id");--> statement-breakpoint
CREATE INDEX "access_grants_user_id_index" ON "access_grants" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "access_grants_school_id_index" ON "access_grants" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "access_grants_ends_at_index" ON "access_grants" USING btree ("ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "access_grants_taken_once" ON "access_grants" USING btree ("offer_id","product_id","user_id") WHERE origin = 'free' and revoked_at is null and offer_id is not null;--> statement-breakpoint
CREATE INDEX "offer_products_product_id_index" ON "offer_products" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "offer_products_school_id_index" ON "offer_products" USING btree ("school_id");--> statement-breakpoint
CREATE UNIQUE INDEX "offers_code" ON "offers" USING btree ("school_id","code");--> statement-breakpoint
CREATE INDEX "offers_school_id_index" ON "offers" USING btree ("school_id");--> statement-breakpoint
update enrolments set frozen_from = now() where state = 'frozen';--> statement-breakpoint
update enrolments set ends_at = coalesce(ends_at, now()) where state = 'expired';--> statement-breakpoint
update enrolments set state = 'active' where state in ('frozen', 'expired');--> statement-breakpoint
insert into access_grants (school_id, product_id, user_id, origin, starts_at, ends_at, created_at)
select school_id, product_id, user_id, source, started_at, ends_at, started_at from enrolments where state = 'active';
