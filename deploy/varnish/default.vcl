# A cache in front of two instances, behind a proxy that ends TLS and sets X-Forwarded-Proto (then TRUST_PROXY=2). Start it with
#
#   varnishd -F -f /etc/varnish/default.vcl -a site=:6081 -a purge=:6082 -s malloc,256m
#
# and the site with CACHE_PURGE_URLS=http://varnish:6082. The second port is for the instances alone: whoever reaches it
# can empty the cache.
vcl 4.1;

import directors;
import std;

probe ready {
    .url = "/readyz";
    .interval = 1s;
    .timeout = 2s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
}

# The times of deploy/nginx/nginx.conf.
backend site1 {
    .host = "site-1";
    .port = "3000";
    .connect_timeout = 2s;
    .first_byte_timeout = 12s;
    .probe = ready;
}

backend site2 {
    .host = "site-2";
    .port = "3000";
    .connect_timeout = 2s;
    .first_byte_timeout = 12s;
    .probe = ready;
}

sub vcl_init {
    new sites = directors.round_robin();
    sites.add_backend(site1);
    sites.add_backend(site2);
}

sub vcl_recv {
    if (local.socket == "purge") {
        if (req.method != "BAN" || !req.http.Cache-Tag-Pattern) {
            return (synth(405));
        }
        ban("obj.http.Cache-Tag ~ " + req.http.Cache-Tag-Pattern);
        return (synth(200, "Banned"));
    }
    set req.backend_hint = sites.backend();
    unset req.http.X-Forwarded-Host;
    if (req.restarts == 0) {
        unset req.http.X-Stale;
        unset req.http.X-Campaign;
    }
    if (req.http.Upgrade ~ "(?i)^websocket$") {
        return (pipe);
    }
    if ((req.method != "GET" && req.method != "HEAD") || req.http.Authorization) {
        return (pass);
    }
    # Whatever is one visitor's own: a session, a message, a draft. The names are those of app/session/host-cookie.server.ts.
    if (req.http.Cookie ~ "(^|;)\s*(token|(__Host-)?(draft|toast|reset|reaction|mailed))\s*=\s*[^;\s]") {
        return (pass);
    }
    call consent;
    # What a tag has stored without consent: the site removes it.
    if (req.http.Cookie ~ "(^|;)\s*_(ga|gid|gat|gcl_au|fbp|fbc)" && req.http.X-Consent !~ "\bSTAT\b") {
        return (pass);
    }
    if (req.http.Cookie ~ "(^|;)\s*(NID|AEC)=" && req.http.X-Consent !~ "\bMAPS\b") {
        return (pass);
    }
    call visitor_state;
    call campaign;
    if (req.http.X-Stale == "known") {
        set req.grace = 0s;
    } else if (req.http.X-Stale == "wanted") {
        set req.grace = 1d;
    }
    return (hash);
}

# Over TLS the site reads only the cookie that no other host can plant.
sub consent {
    set req.http.X-Consent = "";
    if (req.http.X-Forwarded-Proto == "https") {
        if (req.http.Cookie ~ "(^|;)\s*__Host-consent=[0-9a-f]{8}\.[A-Z-]*(;|$)") {
            set req.http.X-Consent = regsub(req.http.Cookie, "^(?:.*;)?\s*(__Host-consent=[0-9a-f]{8}\.[A-Z-]*)(?:;.*)?$", "\1");
        }
    } elsif (req.http.Cookie ~ "(^|;)\s*consent=[0-9a-f]{8}\.[A-Z-]*(;|$)") {
        set req.http.X-Consent = regsub(req.http.Cookie, "^(?:.*;)?\s*(consent=[0-9a-f]{8}\.[A-Z-]*)(?:;.*)?$", "\1");
    }
}

# Of all cookies, pages depend on the consent alone, and on the chosen language where that is not the path's.
sub visitor_state {
    set req.http.X-Locale = "";
    if (req.http.Cookie ~ "(^|;)\s*__Host-locale=[a-z]{2}(;|$)") {
        set req.http.X-Locale = regsub(req.http.Cookie, "^(?:.*;)?\s*__Host-locale=([a-z]{2})(?:;.*)?$", "\1");
    } elsif (req.http.Cookie ~ "(^|;)\s*locale=[a-z]{2}(;|$)") {
        set req.http.X-Locale = regsub(req.http.Cookie, "^(?:.*;)?\s*locale=([a-z]{2})(?:;.*)?$", "\1");
    }
    if (req.http.X-Locale != "") {
        if (req.http.X-Locale == regsub(req.url, "^/([a-z]{2})(?:[/?.].*)?$", "\1")) {
            set req.http.X-Locale = "";
        } else {
            set req.http.X-Locale = "locale=" + req.http.X-Locale;
        }
    }
    set req.http.Cookie = regsub(req.http.X-Consent + "; " + req.http.X-Locale, "^; |; $", "");
    if (req.http.Cookie ~ "^(; )?$") {
        unset req.http.Cookie;
    }
    unset req.http.X-Consent;
    unset req.http.X-Locale;
    if (req.http.Save-Data != "on") {
        unset req.http.Save-Data;
    }
    if (req.http.Sec-GPC != "1") {
        unset req.http.Sec-GPC;
    }
}

# The site does not read a campaign's parameters, but scripts on its pages do: they are kept in a redirect.
sub campaign {
    if (req.url ~ "^/[a-z]{2}[/?][^?]*\?((utm_\w+|gclid|fbclid|msclkid)=[^&]*(&|$))+$" || req.url ~ "^/[a-z]{2}\?((utm_\w+|gclid|fbclid|msclkid)=[^&]*(&|$))+$") {
        set req.http.X-Campaign = regsub(req.url, "^[^?]*\?", "");
        set req.url = regsub(req.url, "\?.*$", "");
    }
}

sub vcl_hash {
    hash_data(req.http.X-Forwarded-Proto);
}

sub vcl_pipe {
    set bereq.http.Upgrade = req.http.Upgrade;
    set bereq.http.Connection = req.http.Connection;
    return (pipe);
}

# stale-while-revalidate is Varnish's grace. Longer, as stale-if-error says, only where the site fails.
sub vcl_hit {
    if (obj.ttl > 0s || req.http.X-Stale || obj.ttl + std.duration(obj.http.X-Grace + "s", 0s) > 0s) {
        return (deliver);
    }
    set req.http.X-Stale = "known";
    return (restart);
}

sub vcl_backend_response {
    # The other instance may have the asset of another build.
    if (beresp.status == 404 && bereq.url ~ "^/assets/" && bereq.retries == 0) {
        return (retry);
    }
    # A failure would take the place of what is there.
    if (beresp.status >= 500 && (bereq.is_bgfetch || bereq.http.X-Stale == "known")) {
        return (abandon);
    }
    if (beresp.status >= 500) {
        set beresp.uncacheable = true;
        set beresp.ttl = 0s;
        set beresp.grace = 0s;
        return (deliver);
    }
    if (bereq.uncacheable || beresp.http.Set-Cookie || beresp.http.Vary == "*" || beresp.http.Cache-Control !~ "\bpublic\b" || beresp.http.Cache-Control ~ "\b(private|no-store)\b") {
        set beresp.uncacheable = true;
        # A page that lacks something for a moment is whole in the next.
        set beresp.ttl = 5s;
        return (deliver);
    }
    unset beresp.http.X-Request-Id;
    # The site's own copy may be stale while it renders the page again.
    if (beresp.ttl < 1s) {
        set beresp.ttl = 1s;
    }
    if (beresp.http.Cache-Control ~ "stale-if-error=[0-9]+") {
        set beresp.http.X-Grace = beresp.grace;
        set beresp.grace = std.duration(regsub(beresp.http.Cache-Control, "^.*stale-if-error=([0-9]+).*$", "\1s"), 0s);
    }
    return (deliver);
}

sub vcl_backend_error {
    if ((bereq.method == "GET" || bereq.method == "HEAD") && bereq.retries == 0) {
        return (retry);
    }
    if (bereq.is_bgfetch || bereq.http.X-Stale == "known") {
        return (abandon);
    }
}

sub vcl_synth {
    if (resp.status >= 500 && req.http.X-Stale == "known") {
        set req.http.X-Stale = "wanted";
        return (restart);
    }
}

sub vcl_deliver {
    if (req.http.X-Campaign && resp.http.Location) {
        if (resp.http.Location ~ "\?") {
            set resp.http.Location = resp.http.Location + "&" + req.http.X-Campaign;
        } else {
            set resp.http.Location = resp.http.Location + "?" + req.http.X-Campaign;
        }
    }
    if (obj.hits > 0) {
        set resp.http.Cache-Status = "varnish; hit";
    } else {
        set resp.http.Cache-Status = "varnish; fwd=miss";
    }
    unset resp.http.Cache-Tag;
    unset resp.http.X-Grace;
    unset resp.http.X-Varnish;
    unset resp.http.Via;
}
