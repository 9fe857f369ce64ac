CREATE TABLE "preview_looks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "preview_looks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"school_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"viewer_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"at" timestamp (3) with time zone,
	"looked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "preview_settings" (
	"school_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"session_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"offer_id" bigint,
	"viewed_id" bigint,
	"at" timestamp (3) with time zone,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"time_zone" text NOT NULL,
	CONSTRAINT "preview_settings_product_id_user_id_pk" PRIMARY KEY("product_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "preview_looks" ADD CONSTRAINT "preview_looks_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preview_settings" ADD CONSTRAINT "preview_settings_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preview_settings" ADD CONSTRAINT "preview_settings_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "preview_looks_user_id_id_index" ON "preview_looks" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "preview_looks_school_id_index" ON "preview_looks" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "preview_looks_product_id_index" ON "preview_looks" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "preview_looks_viewer_id_index" ON "preview_looks" USING btree ("viewer_id");--> statement-breakpoint
CREATE INDEX "preview_settings_school_id_index" ON "preview_settings" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "preview_settings_user_id_index" ON "preview_settings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "preview_settings_viewed_id_index" ON "preview_settings" USING btree ("viewed_id");--> statement-breakpoint
CREATE INDEX "preview_settings_offer_id_index" ON "preview_settings" USING btree ("offer_id");