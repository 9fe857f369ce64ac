ALTER TABLE "orders" ADD COLUMN "link_sent_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "order_events_refused" ON "order_events" USING btree ("school_id","order_id") WHERE kind = 'access_refused';--> statement-breakpoint
CREATE INDEX "orders_method_id_index" ON "orders" USING btree ("method_id");--> statement-breakpoint
CREATE INDEX "orders_school_id_total_id_index" ON "orders" USING btree ("school_id","total","id");--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("school_id",coalesce(next_due_at, 'infinity'::timestamptz),"id");--> statement-breakpoint
CREATE INDEX "transactions_processed" ON "transactions" USING btree ("school_id",coalesce(processed_at, '-infinity'::timestamptz),"id");--> statement-breakpoint
CREATE INDEX "transactions_mismatched" ON "transactions" USING btree ("school_id","order_id") WHERE state = 'mismatch';--> statement-breakpoint
CREATE INDEX "transactions_disputed" ON "transactions" USING btree ("school_id","order_id") WHERE dispute = 'open';