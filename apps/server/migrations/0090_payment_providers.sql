CREATE TABLE "provider_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "provider_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"school_id" bigint NOT NULL,
	"system_id" bigint NOT NULL,
	"message_id" text NOT NULL,
	"word" text NOT NULL,
	"keys" text[] NOT NULL,
	"external_ids" text[] NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"handled_at" timestamp (3) with time zone,
	CONSTRAINT "provider_messages_once" UNIQUE("system_id","message_id")
);
--> statement-breakpoint
ALTER TABLE "payment_systems" ADD COLUMN "mode" text;--> statement-breakpoint
ALTER TABLE "payment_systems" ADD COLUMN "account" text;--> statement-breakpoint
ALTER TABLE "payment_systems" ADD COLUMN "account_name" text;--> statement-breakpoint
ALTER TABLE "payment_systems" ADD COLUMN "sealed_keys" text;--> statement-breakpoint
ALTER TABLE "payment_systems" ADD COLUMN "shown_keys" jsonb;--> statement-breakpoint
ALTER TABLE "payment_systems" ADD COLUMN "messages_token" text;--> statement-breakpoint
ALTER TABLE "payment_systems" ADD COLUMN "steps" jsonb;--> statement-breakpoint
ALTER TABLE "payment_systems" ADD COLUMN "checked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payment_systems" ADD COLUMN "stopped_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payment_systems" ADD COLUMN "last_message_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payment_systems" ADD COLUMN "last_refused_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payment_systems" ADD COLUMN "refused_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "is_test" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "page" jsonb;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "expires_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "returned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "asks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "next_ask_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "is_found_by_asking" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "money_id" text;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "word" text;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "payer" text;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "fee" bigint;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "refunded" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "seen_amount" bigint;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "seen_currency" text;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "decision" text;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "dispute" text;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "charge_id" bigint;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "leaves_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "choices" jsonb;--> statement-breakpoint
ALTER TABLE "provider_messages" ADD CONSTRAINT "provider_messages_system_id_payment_systems_id_fk" FOREIGN KEY ("system_id") REFERENCES "public"."payment_systems"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_messages_school_id_index" ON "provider_messages" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "provider_messages_received_at_index" ON "provider_messages" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "provider_messages_keys_index" ON "provider_messages" USING gin ("keys");--> statement-breakpoint
CREATE INDEX "transactions_charge_id_index" ON "transactions" USING btree ("charge_id");--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_money" ON "transactions" USING btree ("system_id","kind","money_id") WHERE money_id is not null;--> statement-breakpoint
CREATE INDEX "transactions_to_ask" ON "transactions" USING btree ("next_ask_at") WHERE next_ask_at is not null;--> statement-breakpoint
ALTER TABLE "payment_systems" ADD CONSTRAINT "payment_systems_token" UNIQUE("messages_token");--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_key" UNIQUE("key");