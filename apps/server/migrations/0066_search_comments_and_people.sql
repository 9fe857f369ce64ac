ALTER TABLE "comments" ADD COLUMN "folded" text GENERATED ALWAYS AS (folded(text)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "called" text GENERATED ALWAYS AS (folded(name || ' ' || coalesce(surname, '') || ' ' || email)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "comments_folded" ON "comments" USING gin ("folded" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_called" ON "users" USING gin ("called" gin_trgm_ops);