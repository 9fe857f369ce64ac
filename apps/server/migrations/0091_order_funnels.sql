CREATE TABLE "order_funnel_offers" (
	"school_id" bigint NOT NULL,
	"offer_id" bigint NOT NULL,
	"funnel_id" bigint NOT NULL,
	CONSTRAINT "order_funnel_offers_school_id_offer_id_pk" PRIMARY KEY("school_id","offer_id")
);
--> statement-breakpoint
CREATE TABLE "order_funnels" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_funnels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"school_id" bigint NOT NULL,
	"title" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_stages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_stages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"school_id" bigint NOT NULL,
	"funnel_id" bigint NOT NULL,
	"title" text NOT NULL,
	"rule" text,
	"position" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "stage_id" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "stage_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "manager_id" bigint;--> statement-breakpoint
ALTER TABLE "order_funnel_offers" ADD CONSTRAINT "order_funnel_offers_funnel_id_order_funnels_id_fk" FOREIGN KEY ("funnel_id") REFERENCES "public"."order_funnels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_stages" ADD CONSTRAINT "order_stages_funnel_id_order_funnels_id_fk" FOREIGN KEY ("funnel_id") REFERENCES "public"."order_funnels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_funnel_offers_funnel_id_index" ON "order_funnel_offers" USING btree ("funnel_id");--> statement-breakpoint
CREATE INDEX "order_funnels_school_id_position_index" ON "order_funnels" USING btree ("school_id","position");--> statement-breakpoint
CREATE INDEX "order_stages_funnel_id_position_index" ON "order_stages" USING btree ("funnel_id","position");--> statement-breakpoint
CREATE INDEX "order_stages_school_id_index" ON "order_stages" USING btree ("school_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_stage_id_order_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."order_stages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_stage_id_stage_since_id_index" ON "orders" USING btree ("stage_id","stage_since","id");--> statement-breakpoint
CREATE INDEX "orders_manager_id_index" ON "orders" USING btree ("manager_id");--> statement-breakpoint
INSERT INTO "order_funnels" ("school_id", "title", "position")
SELECT DISTINCT o."school_id", CASE s."languages"[1] WHEN 'uk' THEN 'Продажі' WHEN 'ru' THEN 'Продажи' ELSE 'Sales' END, 1
FROM "orders" o JOIN "schools" s ON s."id" = o."school_id";--> statement-breakpoint
INSERT INTO "order_stages" ("school_id", "funnel_id", "title", "rule", "position")
SELECT f."school_id", f."id", w."titles"[CASE s."languages"[1] WHEN 'uk' THEN 2 WHEN 'ru' THEN 3 ELSE 1 END], w."rule", w."position"
FROM "order_funnels" f JOIN "schools" s ON s."id" = f."school_id",
  (VALUES
    (1, NULL, ARRAY['New', 'Нові', 'Новые']),
    (2, NULL, ARRAY['In work', 'У роботі', 'В работе']),
    (3, NULL, ARRAY['Promised to pay', 'Обіцяли сплатити', 'Обещали оплатить']),
    (4, 'paid_in_part', ARRAY['Paid in part', 'Сплачено частково', 'Оплачено частично']),
    (5, 'paid', ARRAY['Paid', 'Сплачено', 'Оплачено']),
    (6, 'closed', ARRAY['Closed', 'Закрито', 'Закрыто'])
  ) AS w("position", "rule", "titles");--> statement-breakpoint
UPDATE "orders" o SET "stage_id" = st."id", "stage_since" = o."created_at"
FROM "order_stages" st
WHERE st."school_id" = o."school_id" AND st."position" = CASE
  WHEN o."paid_status" = 'refunded' THEN 6
  WHEN o."paid_status" IN ('paid', 'overpaid', 'free', 'partially_refunded') THEN 5
  WHEN o."cancelled_at" IS NOT NULL THEN 6
  WHEN o."paid_status" = 'partial' THEN 4
  ELSE 1 END;
