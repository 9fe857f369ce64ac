CREATE TABLE "billing_details" (
	"school_id" bigint PRIMARY KEY NOT NULL,
	"details" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_counters" (
	"school_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"series" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "document_counters_school_id_kind_series_pk" PRIMARY KEY("school_id","kind","series")
);
--> statement-breakpoint
CREATE TABLE "money_documents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "money_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"school_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"series" text NOT NULL,
	"number" integer NOT NULL,
	"printed_number" text NOT NULL,
	"order_id" bigint NOT NULL,
	"transaction_id" bigint,
	"corrects_id" bigint,
	"buyer_name" text NOT NULL,
	"buyer_tax_id" text DEFAULT '' NOT NULL,
	"currency" text NOT NULL,
	"total" bigint NOT NULL,
	"credited_total" bigint DEFAULT 0 NOT NULL,
	"content" jsonb NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"called" text GENERATED ALWAYS AS (folded(printed_number || ' ' || buyer_name || ' ' || buyer_tax_id)) STORED NOT NULL,
	CONSTRAINT "money_documents_total_is_positive" CHECK ("money_documents"."total" > 0),
	CONSTRAINT "money_documents_credited" CHECK ("money_documents"."credited_total" between 0 and "money_documents"."total")
);
--> statement-breakpoint
ALTER TABLE "money_documents" ADD CONSTRAINT "money_documents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_documents" ADD CONSTRAINT "money_documents_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "money_documents_number" ON "money_documents" USING btree ("school_id","kind","series","number");--> statement-breakpoint
CREATE UNIQUE INDEX "money_documents_movement" ON "money_documents" USING btree ("transaction_id") WHERE transaction_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "money_documents_invoice" ON "money_documents" USING btree ("order_id") WHERE kind = 'invoice' and credited_total < total;--> statement-breakpoint
CREATE INDEX "money_documents_school_id_issued_at_id_index" ON "money_documents" USING btree ("school_id","issued_at","id");--> statement-breakpoint
CREATE INDEX "money_documents_order_id_index" ON "money_documents" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "money_documents_corrects_id_index" ON "money_documents" USING btree ("corrects_id");--> statement-breakpoint
CREATE INDEX "money_documents_called" ON "money_documents" USING gin ("called" gin_trgm_ops);