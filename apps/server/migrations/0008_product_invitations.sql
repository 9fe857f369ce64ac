DROP INDEX "invitations_one_waiting";--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "product_id" bigint;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "product_title" text;--> statement-breakpoint
CREATE INDEX "invitations_product_id_index" ON "invitations" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_one_waiting" ON "invitations" USING btree ("cabinet_id","email",coalesce(product_id, 0)) WHERE accepted_at is null;