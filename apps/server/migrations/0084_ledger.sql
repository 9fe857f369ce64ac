CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"school_id" bigint NOT NULL,
	"account" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"unit" text NOT NULL,
	"amount" bigint NOT NULL,
	"cause" text NOT NULL,
	"ref" text NOT NULL,
	"reverses_id" bigint,
	"reason" text NOT NULL,
	"note" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_entries_once" UNIQUE("school_id","account","subject_id","cause","ref"),
	CONSTRAINT "ledger_entries_reversed_once" UNIQUE("reverses_id")
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_reverses" FOREIGN KEY ("reverses_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_entries_account_subject_id_created_at_index" ON "ledger_entries" USING btree ("account","subject_id","created_at");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_price_fits" CHECK (abs("order_lines"."price") <= 1000000000000000);--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_amount_fits" CHECK (abs("order_payments"."amount") <= 1000000000000000);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_amounts_fit" CHECK (greatest(abs("orders"."price"), abs("orders"."discount"), "orders"."total", "orders"."paid_total") <= 1000000000000000);