CREATE TABLE "provider_balances" (
	"school_id" bigint NOT NULL,
	"system_id" bigint NOT NULL,
	"day" date NOT NULL,
	"sums" jsonb NOT NULL,
	"mended" integer NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "provider_balances_system_id_day_pk" PRIMARY KEY("system_id","day")
);
--> statement-breakpoint
ALTER TABLE "provider_balances" ADD CONSTRAINT "provider_balances_system_id_payment_systems_id_fk" FOREIGN KEY ("system_id") REFERENCES "public"."payment_systems"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_balances_school_id_index" ON "provider_balances" USING btree ("school_id");