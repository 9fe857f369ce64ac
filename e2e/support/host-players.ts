import type { Page } from '@playwright/test'

/** Stand-ins for the scripts of the hosts: what is used of their players, without a film. */
export const youtubeScript = `window.YT={Player:class{constructor(place,o){const frame=document.createElement('iframe');
frame.title='stand-in';frame.dataset.video=o.videoId;frame.dataset.host=o.host;place.replaceWith(frame);
Object.assign(this,{o,frame,t:0,d:100,r:1,state:-1});window.standIn=this;
setInterval(()=>{if(this.state===1){this.t=Math.min(this.d,this.t+0.1*this.r);if(this.t>=this.d)this.to(0)}},100);
setTimeout(()=>o.events.onReady({target:this}),20)}
to(s){this.state=s;this.o.events.onStateChange({data:s})}
playVideo(){this.to(1)}pauseVideo(){this.to(2)}seekTo(t){this.t=t}setPlaybackRate(r){this.r=r}getPlaybackRate(){return this.r}
setVolume(v){this.v=v}mute(){this.m=true}unMute(){this.m=false}getCurrentTime(){return this.t}getDuration(){return this.d}
getVideoLoadedFraction(){return 0.5}getAvailableQualityLevels(){return ['hd720','large','medium','auto']}
setPlaybackQuality(q){this.q=q}destroy(){this.frame.remove()}}}`
export const vimeoScript = `window.Vimeo={Player:class{constructor(place,o){this.o=o;this.on_={};this.t=0;const f=document.createElement('iframe');
f.title='stand-in';place.append(f);window.standIn=this}
on(n,l){(this.on_[n]??=[]).push(l)}tell(n,d={}){for(const l of this.on_[n]??[])l(d)}
async ready(){}async getDuration(){return 60}async getQualities(){return [{id:'720p',label:'720p'},{id:'360p',label:'360p'}]}
async play(){this.tell('playing');this.tell('timeupdate',{seconds:this.t,duration:60})}async pause(){this.tell('pause')}
async setCurrentTime(t){this.t=t;this.tell('seeked',{seconds:t});return t}async setPlaybackRate(r){this.r=r;return r}
async setVolume(v){this.v=v;return v}async setMuted(m){this.m=m;return m}async setQuality(q){this.q=q;return q}async destroy(){}}}`

/** What a host's stand-in was told. */
export const standIn = (page: Page): Promise<Record<string, unknown>> =>
  page.evaluate(() => {
    const { t, r, v, m, q, state } = Reflect.get(window, 'standIn') ?? {}
    return { t, r, v, m, q, state }
  })
