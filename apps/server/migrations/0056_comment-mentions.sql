ALTER TABLE "comments" ADD COLUMN "mention_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "send_key" text;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "taken_back" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "comments_sent_once" ON "comments" USING btree ("author_id","send_key") WHERE send_key is not null;--> statement-breakpoint
CREATE INDEX "comments_taken_back" ON "comments" USING btree ("deleted_at") WHERE taken_back is not null;