CREATE TABLE "former_addresses" (
	"school_id" bigint NOT NULL,
	"slug" text NOT NULL,
	"product_id" bigint NOT NULL,
	"left_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "former_addresses_school_id_slug_pk" PRIMARY KEY("school_id","slug")
);
--> statement-breakpoint
CREATE TABLE "former_lesson_addresses" (
	"course_id" bigint NOT NULL,
	"slug" text NOT NULL,
	"lesson_id" bigint NOT NULL,
	"left_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "former_lesson_addresses_course_id_slug_pk" PRIMARY KEY("course_id","slug")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "status_id" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "type_id" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "author_id" bigint;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "navigation_type_id" smallint DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "labels" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "former_addresses" ADD CONSTRAINT "former_addresses_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_lesson_addresses" ADD CONSTRAINT "former_lesson_addresses_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_addresses_product_id_index" ON "former_addresses" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "former_lesson_addresses_lesson_id_index" ON "former_lesson_addresses" USING btree ("lesson_id");
--> statement-breakpoint
UPDATE "products" SET "status_id" = 4 WHERE "is_published";
