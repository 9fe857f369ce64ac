ALTER TABLE "invitations" ADD COLUMN "product_type_id" smallint;--> statement-breakpoint
UPDATE "invitations" SET "product_type_id" = "products"."type_id" FROM "products" WHERE "products"."id" = "invitations"."product_id";
