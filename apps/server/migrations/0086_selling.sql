CREATE TABLE "order_comments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"school_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"author_id" bigint,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"school_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"actor_id" bigint,
	"amount" bigint,
	"reason" text,
	"title" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ordered_products" (
	"line_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"title" text NOT NULL,
	"length" jsonb,
	CONSTRAINT "ordered_products_line_id_product_id_pk" PRIMARY KEY("line_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "payment_systems" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_systems_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"school_id" bigint NOT NULL,
	"provider_id" smallint NOT NULL,
	"title" text NOT NULL,
	"instruction" text,
	"currencies" text[] NOT NULL,
	"state" text NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "transactions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "transactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"school_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"payment_id" bigint,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"provider_id" smallint NOT NULL,
	"system_id" bigint,
	"external_id" text,
	"method" text,
	"comment" text,
	"actor_id" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"processed_at" timestamp (3) with time zone,
	CONSTRAINT "transactions_amount_is_positive" CHECK ("transactions"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "access_grants" ADD COLUMN "order_id" bigint;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "price" bigint;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "old_price" bigint;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "promo_price" bigint;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "promo_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "phone_asking" text DEFAULT 'no' NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "terms_url" text;--> statement-breakpoint
ALTER TABLE "order_payments" ADD COLUMN "comment" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "contact_id" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "offer_id" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "buyer_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "method_id" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_total" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "holds_place" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "next_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "awaiting_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "first_paid_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "terms_accepted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "comments_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "created_by" bigint;--> statement-breakpoint
ALTER TABLE "order_comments" ADD CONSTRAINT "order_comments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ordered_products" ADD CONSTRAINT "ordered_products_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_system_id_payment_systems_id_fk" FOREIGN KEY ("system_id") REFERENCES "public"."payment_systems"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_comments_order_id_id_index" ON "order_comments" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_comments_school_id_index" ON "order_comments" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "order_events_order_id_id_index" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_events_school_id_index" ON "order_events" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "ordered_products_order_id_index" ON "ordered_products" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "ordered_products_product_id_index" ON "ordered_products" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "payment_systems_school_id_position_index" ON "payment_systems" USING btree ("school_id","position");--> statement-breakpoint
CREATE INDEX "transactions_school_id_created_at_id_index" ON "transactions" USING btree ("school_id","created_at","id");--> statement-breakpoint
CREATE INDEX "transactions_order_id_index" ON "transactions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "transactions_system_id_index" ON "transactions" USING btree ("system_id");--> statement-breakpoint
CREATE UNIQUE INDEX "access_grants_ordered_once" ON "access_grants" USING btree ("order_id","product_id","user_id") WHERE order_id is not null and revoked_at is null;--> statement-breakpoint
CREATE INDEX "orders_school_id_created_at_id_index" ON "orders" USING btree ("school_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_contact_id_index" ON "orders" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "orders_offer_id_index" ON "orders" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "orders_open_until" ON "orders" USING btree ("expires_at") WHERE paid_status = 'unpaid' and cancelled_at is null;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_price_has_currency" CHECK (("offers"."price" is null) = ("offers"."currency" is null));--> statement-breakpoint
INSERT INTO "ordered_products" ("line_id", "order_id", "product_id", "title")
SELECT "id", "order_id", "product_id", "title" FROM "order_lines" WHERE "product_id" IS NOT NULL;--> statement-breakpoint
UPDATE "orders" SET
  "title" = coalesce((SELECT l."title" FROM "order_lines" l WHERE l."order_id" = "orders"."id" ORDER BY l."position" LIMIT 1), ''),
  "contact_id" = (SELECT c."id" FROM "contacts" c WHERE c."school_id" = "orders"."school_id" AND c."user_id" = "orders"."user_id"),
  "email" = (SELECT u."email" FROM "users" u WHERE u."id" = "orders"."user_id"),
  "buyer_name" = coalesce((SELECT u."name" FROM "users" u WHERE u."id" = "orders"."user_id"), ''),
  "next_due_at" = (SELECT min(p."due_at") FROM "order_payments" p WHERE p."order_id" = "orders"."id" AND p."status" = 'planned'),
  "first_paid_at" = (SELECT min(p."paid_at") FROM "order_payments" p WHERE p."order_id" = "orders"."id");
